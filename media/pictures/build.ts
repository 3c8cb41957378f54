import { pathToFileURL } from "node:url";
import { buildAppIcons } from "./app-icons.ts";
import { buildArticlePictures } from "./articles/article-pictures.ts";
import { buildDeityPictures } from "./deity-pictures.ts";
import { buildHeroPictures } from "./hero/hero-pictures.ts";
import { buildShareCards } from "./share-cards.ts";
import { buildDefaultBlogPicture } from "./temple.ts";
import { buildVerseCards } from "./verse-cards.ts";

/** Draws every picture of the site again. It takes about five minutes, most of it for AVIF. */
export async function buildPictures() {
  await buildAppIcons();
  await buildDefaultBlogPicture();
  await buildArticlePictures();
  await buildHeroPictures();
  await buildPicturesOf(() => true);
}

/** Draws the pictures of some deities and collections, by their ids, or of some mantras and verses. */
async function buildPicturesOf(isWanted: (id: string) => boolean) {
  await buildShareCards(isWanted);
  await buildVerseCards(isWanted);
  await buildDeityPictures(isWanted);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const ids = process.argv.slice(2);
  await (ids.length > 0 ? buildPicturesOf((id) => ids.includes(id)) : buildPictures());
}
