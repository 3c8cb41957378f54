import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
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

export async function buildDeityPictures() {
  mkdirSync(imageFolder, { recursive: true });
  for (const { id, path } of pictures) await buildPicture(await emblemSvg(id), path);
  for (const id of deityIds) await buildPlainName(id);
}

/** /images/{id}.png, the plain name of a deity's picture: the same file, unless that is no PNG. */
export async function buildPlainName(id: (typeof deityIds)[number]) {
  const file = join(imageFolder, `${id}.png`);
  rmSync(file, { force: true });
  const path = deityImage(id);
  if (path.endsWith(".png")) symlinkSync(basename(path), file);
  else await writePalettePng(await draw(await emblemSvg(id), fullWidth), file);
}

async function buildPicture(svg: string, path: string) {
  const full = await draw(svg, fullWidth);
  const file = join("public", path);
  await (path.endsWith(".webp") ? writeWebp(full, file) : writePalettePng(full, file));
  for (const { format, width, write } of variants) {
    await write(await draw(svg, width), join(imageFolder, `${withoutExtension(path)}-${width}.${format}`));
  }
}
