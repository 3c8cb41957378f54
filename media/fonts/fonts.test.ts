import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentText, iast, latin, sanskritWords } from "./characters.ts";
import { openFont, type ShapingFont } from "./shaping.ts";
import { readFont } from "./sources.ts";

const folder = "public/fonts";
const files = readdirSync(folder).filter((file) => file.endsWith(".woff2"));

function openPublic(name: RegExp): Promise<ShapingFont> {
  const file = files.find((candidate) => name.test(candidate));
  if (!file) throw new Error(`No font like ${name}`);
  return openFont(readFileSync(join(folder, file)));
}

/** Outlines without the glyphs' numbers, which differ from file to file. */
const drawing = (font: ShapingFont, text: string) =>
  JSON.stringify(font.shape(text).map(({ glyph, advance, x, y }) => [advance, x, y, font.outline(glyph)]));

test("every Sanskrit word is drawn by the subset exactly as by the whole font", async () => {
  const subset = await openPublic(/^noto-sans-devanagari\.\w+\.woff2$/);
  const whole = await openFont(readFont("noto-sans-devanagari", "devanagari-400-normal"));
  const words = sanskritWords("content");
  expect(words.length).toBeGreaterThan(400);
  expect(words.filter((word) => drawing(subset, word) !== drawing(whole, word))).toEqual([]);
});

test("what a page loads of the fonts is at most 40 kB", () => {
  const loaded = files.filter((file) => !file.includes("-full."));
  expect(loaded.reduce((bytes, file) => bytes + statSync(join(folder, file)).size, 0)).toBeLessThanOrEqual(40 * 1024);
});

const missing = (font: ShapingFont, letters: string) => [...letters].filter((letter) => !font.has(letter));

test("Nunito has the letters of transliteration, Poppins those of English", async () => {
  expect(missing(await openPublic(/^nunito-iast/), iast)).toEqual([]);
  expect(missing(await openPublic(/^nunito-latin/), latin)).toEqual([]);
  expect(missing(await openPublic(/^poppins/), latin)).toEqual([]);
});

test("no character of the content is left to a font of the visitor's machine", async () => {
  const fonts = [await openPublic(/^nunito-latin/), await openPublic(/^nunito-iast/), await openPublic(/-full\./)];
  // ṝ and ḹ are composed of a letter and a macron.
  const used = new Set(contentText("content").replaceAll(/[\sṝḹ]/gu, ""));
  expect([...used].filter((character) => !fonts.some((font) => font.has(character)))).toEqual([]);
});

test("the stylesheet names the files that are there", () => {
  const named = readFileSync("src/web/styles/fonts.css", "utf8").match(/[\w-]+\.[0-9a-f]{8}\.woff2/g);
  expect(named?.toSorted()).toEqual(files.toSorted());
});
