import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { shareImagePath, verseImagePath } from "../../src/model/deity-images.ts";
import { deities } from "../deities.ts";
import { articleDrawings, articlePicture, maxArticleBytes } from "./articles/article-pictures.ts";
import { pictures, plainPictures, variants } from "./deity-pictures.ts";
import { heroFiles } from "./hero/hero-pictures.ts";
import { withoutExtension } from "./raster.ts";
import { verseIds } from "./verse-cards.ts";

interface Expected {
  /** The path below public/. */
  file: string;
  width: number;
  height: number;
  maxBytes: number;
}

const kB = 1024;

/** Every picture to which the site refers, with its size in pixels and its largest size in bytes. */
export const expectedPictures: Expected[] = [
  ...pictures.map(({ path }) => square(path, 800, 170 * kB)),
  ...plainPictures.map(({ path }) => square(path, 800, 170 * kB)),
  ...pictures.flatMap(({ path }) => variantsOf(withoutExtension(path))),
  ...[
    shareImagePath("site"),
    ...deities.map(({ id }) => shareImagePath(id)),
    ...deities.flatMap(({ id, namesElsewhere }) => namesElsewhere.map(({ language }) => shareImagePath(id, language))),
  ].map((file) => ({
    file,
    width: 1200,
    height: 630,
    maxBytes: 120 * kB,
  })),
  ...verseIds.map((id) => ({ file: verseImagePath(id), width: 1200, height: 630, maxBytes: 24 * kB })),
  { file: "/images/default-blog.jpg", width: 1200, height: 630, maxBytes: 80 * kB },
  ...Object.keys(articleDrawings).map((slug) => ({
    file: articlePicture(slug),
    width: 1200,
    height: 630,
    maxBytes: maxArticleBytes,
  })),
  ...heroFiles.map(({ path, composition: { width, height } }) => ({ file: path, width, height, maxBytes: 40 * kB })),
  square("/apple-touch-icon.png", 180, 20 * kB),
  square("/icons/icon-192.png", 192, 20 * kB),
  square("/icons/icon-512.png", 512, 60 * kB),
  square("/icons/icon-maskable-512.png", 512, 60 * kB),
  square("/favicon.svg", 64, 2 * kB),
];

/** All pictures and fonts together may have so many bytes. Each verse has a picture for links to it. */
const maxTotal = 30 * kB * kB;

function square(file: string, side: number, maxBytes: number): Expected {
  return { file, width: side, height: side, maxBytes };
}

function variantsOf(base: string): Expected[] {
  const maxBytes: Record<number, number> = { 160: 10 * kB, 400: 45 * kB, 800: 120 * kB };
  return variants.map(({ format, width }) => square(`/images/${base}-${width}.${format}`, width, maxBytes[width] ?? 0));
}

/** Lists the faults of the pictures in public/, one sentence each. */
export async function checkPictures(): Promise<string[]> {
  const problems = await Promise.all(expectedPictures.map(checkPicture));
  const total = ["public/images", "public/icons", "public/fonts"].reduce((sum, folder) => sum + bytesIn(folder), 0);
  if (total > maxTotal) problems.push([`Pictures and fonts have ${total} bytes together, more than ${maxTotal}`]);
  return problems.flat();
}

async function checkPicture({ file, width, height, maxBytes }: Expected): Promise<string[]> {
  const path = join("public", file);
  if (!existsSync(path)) return [`${file} is missing`];
  const size = await sharp(path).metadata();
  const bytes = statSync(path).size;
  return [
    ...(size.width === width && size.height === height
      ? []
      : [`${file} is ${size.width}x${size.height}, not ${width}x${height}`]),
    ...(bytes <= maxBytes ? [] : [`${file} has ${bytes} bytes, more than ${maxBytes}`]),
  ];
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => statSync(join(folder, file)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const problems = await checkPictures();
  console.log(
    problems.length === 0 ? `${expectedPictures.length} pictures are as they should be` : problems.join("\n"),
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
