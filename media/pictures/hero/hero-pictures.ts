import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Sharp } from "sharp";
import { draw, imageFolder } from "../raster.ts";
import { type Composition, dawn } from "./dawn.ts";
import { day, night, type Light } from "./light.ts";

/**
 * The picture is upright for phones, with room for words above, and wide for other screens, with room for words on the
 * left.
 */
const compositions: Record<"phone" | "wide", Composition> = {
  phone: {
    width: 800,
    height: 1000,
    sun: { x: 400, y: 838 },
    mala: 196,
    shore: 872,
    lotuses: [
      [400, 952, 0.46],
      [92, 972, 0.24],
    ],
    leaves: [
      [250, 968, 70],
      [560, 972, 76],
      [700, 930, 44],
      [60, 984, 60],
    ],
  },
  wide: {
    width: 1920,
    height: 720,
    sun: { x: 1400, y: 516 },
    mala: 330,
    shore: 578,
    lotuses: [
      [1400, 676, 0.62],
      [1700, 660, 0.3],
      [1010, 690, 0.34],
    ],
    leaves: [
      [1190, 690, 92],
      [1590, 692, 96],
      [1780, 676, 70],
      [930, 704, 80],
      [620, 690, 60],
      [180, 700, 90],
    ],
  },
};

const lights = { day, night };

interface HeroFile {
  /** The path below public/. */
  path: string;
  composition: Composition;
  light: Light;
  write: (picture: Sharp, file: string) => Promise<unknown>;
}

const writers: Record<"avif" | "webp", HeroFile["write"]> = {
  avif: (picture, file) => picture.avif({ quality: 42, effort: 6 }).toFile(file),
  webp: (picture, file) => picture.webp({ quality: 62, effort: 6, smartSubsample: true }).toFile(file),
};

/** The home page chooses from these files by the shape of the screen, the theme, and what the browser can read. */
export const heroFiles: readonly HeroFile[] = Object.entries(compositions).flatMap(([shape, composition]) =>
  Object.entries(lights).flatMap(([time, light]) =>
    Object.entries(writers).map(([format, write]) => ({
      path: `/images/dawn-${shape}-${time}.${format}`,
      composition,
      light,
      write,
    })),
  ),
);

export async function buildHeroPictures() {
  mkdirSync(imageFolder, { recursive: true });
  for (const { path, composition, light, write } of heroFiles) {
    const picture = await draw(dawn(composition, light), composition.width);
    await write(picture.removeAlpha(), join("public", path));
  }
}
