import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { plainImagePath } from "../../src/model/deity-images.ts";
import { deities } from "../deities.ts";
import { type Emblem, emblemSvg, readEmblem } from "../emblems/emblem.ts";
import { draw, imageFolder, withoutExtension, writeAvif, writePalettePng, writeWebp } from "./raster.ts";

/**
 * The sizes and formats that are offered beside the picture itself, as {base}-{width}.{format}
 * (web/ui/mantra/picture-sources.ts).
 */
export const variants = [
  { format: "avif", width: 160, write: writeAvif },
  { format: "avif", width: 400, write: writeAvif },
  { format: "avif", width: 800, write: writeAvif },
  { format: "webp", width: 160, write: writeWebp },
  { format: "webp", width: 400, write: writeWebp },
];
const fullWidth = 800;

interface Picture {
  id: string;
  emblem: Emblem;
  /** The path below public/. */
  path: string;
}

/** The picture of every deity, and that of Om. */
export const pictures: readonly Picture[] = await Promise.all(
  [...deities.map(({ id }) => id), "om"].map(async (id) => {
    const emblem = await readEmblem(id);
    return { id, emblem, path: `/images/${emblem.image}` };
  }),
);

/** Pictures that are not PNG files also need a PNG with their plain name. The server finds the others by itself. */
export const plainPictures: readonly Picture[] = pictures
  .filter(({ path }) => !path.endsWith(".png"))
  .map(({ id, emblem }) => ({ id, emblem, path: plainImagePath(id) }));

export async function buildDeityPictures(isWanted: (id: string) => boolean) {
  mkdirSync(imageFolder, { recursive: true });
  const wanted = (all: readonly Picture[]) => all.filter(({ id }) => isWanted(id));
  for (const { emblem, path } of wanted(pictures)) await buildPicture(await emblemSvg(emblem), path);
  for (const { emblem, path } of wanted(plainPictures)) {
    await writePalettePng(await draw(await emblemSvg(emblem), fullWidth), join("public", path));
  }
}

async function buildPicture(svg: string, path: string) {
  const full = await draw(svg, fullWidth);
  const file = join("public", path);
  await (path.endsWith(".webp") ? writeWebp(full, file) : writePalettePng(full, file));
  for (const { format, width, write } of variants) {
    await write(await draw(svg, width), join(imageFolder, `${withoutExtension(path)}-${width}.${format}`));
  }
}
