import type { DeityId } from "#model/deity.ts";
import { durga } from "./durga.ts";
import { ganesha } from "./ganesha.ts";
import { hanuman } from "./hanuman.ts";
import { krishna } from "./krishna.ts";
import { lakshmi } from "./lakshmi.ts";
import { om } from "./om.ts";
import { ram } from "./ram.ts";
import { saraswati } from "./saraswati.ts";
import { shiva } from "./shiva.ts";
import { vishnu } from "./vishnu.ts";
import { ground, medallion } from "./mandala.ts";
import { definitions } from "./paint.ts";
import { palettes } from "./palette.ts";

export interface Emblem {
  /** Faint geometry behind the emblem. */
  yantra: string;
  /** Gradients that only this emblem uses. */
  definitions?: string;
  emblem(): string | Promise<string>;
}

const emblems = { shiva, ram, lakshmi, saraswati, durga, hanuman, ganesha, vishnu, krishna, om } satisfies Record<
  DeityId | "om",
  Emblem
>;
export type EmblemId = DeityId | "om";

/** A deity's medallion and what it is painted with, to be set into a larger drawing. */
export async function drawMedallion(id: EmblemId): Promise<{ definitions: string; medallion: string }> {
  const emblem: Emblem = emblems[id];
  const palette = palettes[id];
  return {
    definitions: definitions(palette) + (emblem.definitions ? `<defs>${emblem.definitions}</defs>` : ""),
    medallion: medallion(palette, emblem.yantra, await emblem.emblem()),
  };
}

/** The whole picture as SVG, 1024 square. */
export async function emblemSvg(id: EmblemId): Promise<string> {
  const drawing = await drawMedallion(id);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-512 -512 1024 1024" width="1024" height="1024">
${drawing.definitions}${ground(palettes[id])}${drawing.medallion}</svg>`;
}
