import { existsSync } from "node:fs";
import { ground, medallion } from "./mandala.ts";
import { definitions } from "./paint.ts";
import type { Palette } from "./palette.ts";

/**
 * Each `media/emblems/{id}.ts` exports one of these as `emblem`. The id is the folder of a deity or collection under
 * content/, or `om`.
 */
export interface Emblem {
  /** The file name below public/images/: one of the paths in model/deity-images.ts. */
  image: string;
  palette: Palette;
  /** Faint geometry behind the emblem. */
  yantra: string;
  /** The gradients that only this emblem uses. */
  definitions?: string;
  draw(): string | Promise<string>;
}

/** Finds the drawing by its file name in the folder of emblems. */
export async function readEmblem(id: string, folder = new URL(".", import.meta.url)): Promise<Emblem> {
  const file = new URL(`${id}.ts`, folder);
  if (!existsSync(file)) throw new Error(`media/emblems/${id}.ts is missing: the picture of ${id} is drawn there.`);
  // The path is only known at run time, so the compiler cannot check that each file exports an emblem.
  const { emblem } = (await import(/* @vite-ignore */ file.href)) as { emblem: Emblem };
  return emblem;
}

/** Draws the medallion and its gradients, to be set into a larger drawing. */
export async function drawMedallion(emblem: Emblem): Promise<{ definitions: string; medallion: string }> {
  return {
    definitions: definitions(emblem.palette) + (emblem.definitions ? `<defs>${emblem.definitions}</defs>` : ""),
    medallion: medallion(emblem.palette, emblem.yantra, await emblem.draw()),
  };
}

/** Returns the whole picture as SVG, a square of 1024. */
export async function emblemSvg(emblem: Emblem): Promise<string> {
  const drawing = await drawMedallion(emblem);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-512 -512 1024 1024" width="1024" height="1024">
${drawing.definitions}${ground(emblem.palette)}${drawing.medallion}</svg>`;
}
