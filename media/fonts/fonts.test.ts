import { globSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { otherScripts, writeIn, type OtherScript } from "../../src/model/scripts/write-in.ts";
import { scriptFonts } from "../../src/web/ui/display/script-fonts.ts";
import { widths } from "../../src/web/ui/display/script-letters.ts";
import { accentedVowels, combiningAccents, contentText, iast, latin, sanskritWords } from "./characters.ts";
import { readScriptFont, wordsIn } from "./script-fonts.ts";
import { openFont, type ShapingFont } from "./shaping.ts";
import { readFont } from "./sources.ts";

const folder = "public/fonts";
const files = readdirSync(folder).filter((file) => file.endsWith(".woff2"));

function openPublic(name: RegExp): Promise<ShapingFont> {
  const file = files.find((candidate) => name.test(candidate));
  if (!file) throw new Error(`No font like ${name}`);
  return openFont(readFileSync(join(folder, file)));
}

/** Returns outlines without the numbers of the glyphs, which differ between files. */
const drawing = (font: ShapingFont, text: string) =>
  JSON.stringify(font.shape(text).map(({ glyph, advance, x, y }) => [advance, x, y, font.outline(glyph)]));

test.each([
  ["others", /^noto-sans-devanagari\.\w+\.woff2$/],
  ["hymns", /^noto-sans-devanagari-hymns\./],
  ["hindi hymns", /^noto-sans-devanagari-hindi-hymns\./],
] as const)(
  "every word in Devanagari of the %s is drawn by its subset exactly as by the whole font",
  async (kind, name) => {
    const subset = await openPublic(name);
    const whole = await openFont(readFont("noto-sans-devanagari", "devanagari-400-normal"));
    const words = sanskritWords("content", kind);
    expect(words.length).toBeGreaterThan(400);
    expect(words.filter((word) => drawing(subset, word) !== drawing(whole, word))).toEqual([]);
  },
);

/** Opens the font of a script, as it is sent. */
const openScript = (script: OtherScript) => openFont(readFileSync(join("public", scriptFonts[script])));

test.each(otherScripts)(
  "every word of the content in %s is drawn by its font exactly as by the whole one",
  async (script) => {
    const [subset, whole] = [await openScript(script), await openFont(readScriptFont(script))];
    const words = [...new Set(wordsIn(script))];
    expect(words.length).toBeGreaterThan(4000);
    expect(words.filter((word) => drawing(subset, word) !== drawing(whole, word))).toEqual([]);
  },
);

/** Verses of the content, with a line for each pāda. */
const verses = globSync("content/{deities,collections,hymns}/**/*.yaml")
  .flatMap((file) => readFileSync(file, "utf8").match(/(?<=sanskrit: \|\n)( +[\u0900-\u0963].*\n)+/g) ?? [])
  .map((verse) => verse.trim().split(/\s*\n\s*/));

/** Width of the longest line, in em. */
const widest = (font: ShapingFont, lines: readonly string[]) =>
  Math.max(
    ...lines.map((line) => font.shape(line).reduce((width, { advance }) => width + advance, 0) / font.unitsPerEm),
  );

test.each(otherScripts)("the width of %s is that of nineteen verses of twenty", async (script) => {
  const devanagari = await openFont(readFont("noto-sans-devanagari", "devanagari-400-normal"));
  const other = await openFont(readScriptFont(script));
  const ratios = verses.map(
    (lines) =>
      widest(
        other,
        lines.map((line) => writeIn(script, line)),
      ) / widest(devanagari, lines),
  );
  expect(ratios.length).toBeGreaterThan(800);
  const measured = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length * 0.95)];
  expect(Math.abs((measured ?? 0) - widths[script])).toBeLessThan(0.05);
});

test("what a page loads of the fonts is at most 40 kB", () => {
  const loaded = files.filter((file) => !/-full\.|-hymns/.test(file));
  expect(loaded.reduce((bytes, file) => bytes + statSync(join(folder, file)).size, 0)).toBeLessThanOrEqual(40 * 1024);
});

const missing = (font: ShapingFont, letters: string) => [...letters].filter((letter) => !font.has(letter));

test("Nunito has the letters of transliteration, Poppins those of English", async () => {
  expect(missing(await openPublic(/^nunito-iast/), iast)).toEqual([]);
  expect(missing(await openPublic(/^nunito-hymns\./), iast + combiningAccents)).toEqual([]);
  expect(missing(await openPublic(/^nunito-hymns-latin/), accentedVowels)).toEqual([]);
  expect(missing(await openPublic(/^nunito-latin/), latin)).toEqual([]);
  expect(missing(await openPublic(/^poppins/), latin)).toEqual([]);
});

/** Returns the characters of a text that none of the fonts has. ṝ and ḹ are composed of a letter and a macron. */
const notIn = (fonts: readonly ShapingFont[], text: string) =>
  [...new Set(text.replaceAll(/[\sṝḹ]/gu, ""))].filter((character) => !fonts.some((font) => font.has(character)));

test("no character of the content is left to a font of the visitor's machine", async () => {
  const fonts = [await openPublic(/^nunito-latin/), await openPublic(/^nunito-iast/), await openPublic(/-full\./)];
  const ofHymns = [await openPublic(/^nunito-hymns\./), await openPublic(/^nunito-hymns-latin/)];
  expect(notIn(fonts, contentText("content", "others"))).toEqual([]);
  expect(notIn([...fonts, ...ofHymns], contentText("content", "hymns"))).toEqual([]);
});

/** Returns the letters that the faces of Devanagari in a style sheet leave to the whole font, by their ranges. */
function leftToTheWhole(sheet: string, kind: "others" | "hymns", family: string): string[] {
  const faces = readFileSync(`src/web/styles/${sheet}`, "utf8").match(/@font-face \{[^}]+\}/g) ?? [];
  const own = faces.filter((face) => face.includes(`"${family}"`) && !face.includes("-full.")).join("\n");
  const ranges = Array.from(own.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g), ([, first = "", last = first]) => ({
    first: Number.parseInt(first, 16),
    last: Number.parseInt(last, 16),
  }));
  const isOwn = (code: number) => ranges.some(({ first, last }) => first <= code && code <= last);
  const letters = contentText("content", kind).match(/[\p{Script=Devanagari}।॥]/gu);
  return [...new Set(letters)].filter((letter) => !isOwn(letter.codePointAt(0) ?? 0));
}

test("no letter of the content makes a page load the whole font of Devanagari", () => {
  expect(leftToTheWhole("fonts.css", "others", "Noto Sans Devanagari")).toEqual([]);
  expect(leftToTheWhole("hymn-fonts.css", "hymns", "Noto Sans Devanagari Hymns")).toEqual([]);
});

test("the stylesheets name the files that are there", () => {
  const sheets = ["fonts.css", "hymn-fonts.css"].map((sheet) => readFileSync(`src/web/styles/${sheet}`, "utf8"));
  const named = sheets.join("\n").match(/[\w-]+\.[0-9a-f]{8}\.woff2/g);
  expect(named?.toSorted()).toEqual(files.toSorted());
});
