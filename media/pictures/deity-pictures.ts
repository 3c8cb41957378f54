import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { deityImage, omSymbol } from "#model/deity-images.ts";
import { deityIds } from "#model/deity.ts";
import { emblemSvg, type EmblemId } from "../emblems/emblem.ts";
import { draw, imageFolder, withoutExtension, writeAvif, writePalettePng, writeWebp } from "./raster.ts";

/** Offered beside the picture itself as {base}-{width}.{format} (web/parts/picture-sources.ts). */
export const variants = [
  { format: "avif", width: 160, write: writeAvif },
  { format: "avif", width: 400, write: writeAvif },
  { format: "avif", width: 800, write: writeAvif },
  { format: "webp", width: 160, write: writeWebp },
  { format: "webp", width: 400, write: writeWebp },
];
const fullWidth = 800;

export const pictures: { id: EmblemId; path: string }[] = [
  ...deityIds.map((id) => ({ id, path: deityImage(id) })),
  { id: "om", path: omSymbol },
];

/** The one plain name with a file of its own: Ram's picture is no PNG. The server finds the others by their full names. */
export const plainRam = "/images/ram.png";

export async function buildDeityPictures() {
  mkdirSync(imageFolder, { recursive: true });
  for (const { id, path } of pictures) await buildPicture(await emblemSvg(id), path);
  await writePalettePng(await draw(await emblemSvg("ram"), fullWidth), join("public", plainRam));
}

async function buildPicture(svg: string, path: string) {
  const full = await draw(svg, fullWidth);
  const file = join("public", path);
  await (path.endsWith(".webp") ? writeWebp(full, file) : writePalettePng(full, file));
  for (const { format, width, write } of variants) {
    await write(await draw(svg, width), join(imageFolder, `${withoutExtension(path)}-${width}.${format}`));
  }
}
