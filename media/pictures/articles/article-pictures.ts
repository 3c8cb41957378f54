import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { draw } from "../raster.ts";
import { type ArticleDrawing, canvas, width } from "./canvas.ts";
import { chariot } from "./chariot.ts";
import { coiledMala } from "./coiled-mala.ts";
import { ganeshaGreeted } from "./ganesha-greeted.ts";
import { glowingOm } from "./glowing-om.ts";
import { homeShrine } from "./home-shrine.ts";
import { palmLeaves } from "./palm-leaves.ts";
import { slate } from "./slate.ts";
import { stillWater } from "./still-water.ts";
import { sunrise } from "./sunrise.ts";
import { tridentAndLotus } from "./trident-and-lotus.ts";

const folder = "public/images/blog";
/** A picture may have so many bytes, because a list shows ten of them. */
export const maxArticleBytes = 52_000;

/** The picture of each article of content/blog, by its slug. */
export const articleDrawings: Record<string, () => ArticleDrawing | Promise<ArticleDrawing>> = {
  "introduction-to-vedic-mantras": palmLeaves,
  "power-of-mantras-and-meditation": stillWater,
  "what-a-mala-is-and-why-108": coiledMala,
  "how-to-pronounce-sanskrit": slate,
  "the-sound-of-om": glowingOm,
  "japa-in-the-bhagavad-gita": chariot,
  "gayatri-the-verse-and-its-metre": sunrise,
  "a-daily-practice-at-home": homeShrine,
  "ganesha-at-the-beginning": ganeshaGreeted,
  "the-devi-mahatmya-and-its-hymns": tridentAndLotus,
};

export const articlePicture = (slug: string) => `/images/blog/${slug}.jpg`;

export async function buildArticlePictures() {
  mkdirSync(folder, { recursive: true });
  for (const slug of Object.keys(articleDrawings)) await buildArticlePicture(slug);
}

async function buildArticlePicture(slug: string) {
  const drawing = articleDrawings[slug];
  if (!drawing) throw new Error(`No drawing for the article ${slug}`);
  const picture = (await draw(canvas(await drawing()), width)).removeAlpha();
  const file = join("public", articlePicture(slug));
  // The quality is lowered until the picture is small enough. A drawing with many fine lines gets a lower one.
  for (let quality = 86; ; quality -= 3) {
    await picture.clone().jpeg({ quality, mozjpeg: true }).toFile(file);
    if (statSync(file).size <= maxArticleBytes) return;
  }
}
