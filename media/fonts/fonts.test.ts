import { globSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languageNames } from "../../src/model/languages.ts";
import {
  accentedVowels,
  boldLettersInHindi,
  combiningAccents,
  contentText,
  iast,
  interfaceWords,
  latin,
  sanskritWords,
  wordsOfTitles,
} from "./characters.ts";
import { wordsOfHindiHymns, wordsOfHindiPages } from "./hindi.ts";
import { openFont, type ShapingFont } from "./shaping.ts";
import { readFont, readVariableDevanagari } from "./sources.ts";
import { drawing } from "./test-drawing.ts";

const folder = "public/fonts";
const files = readdirSync(folder).filter((file) => file.endsWith(".woff2"));

function openPublic(name: RegExp): Promise<ShapingFont> {
  const file = files.find((candidate) => name.test(candidate));
  if (!file) throw new Error(`No font like ${name}`);
  return openFont(readFileSync(join(folder, file)));
}

test.each([
  ["others", /^noto-sans-devanagari\.\w+\.woff2$/],
  ["hymns", /^noto-sans-devanagari-hymns\./],
  ["hindi hymns", /^noto-sans-devanagari-hindi-hymns\./],
] as const)(
  "every word in Devanagari of the %s is drawn by its subset exactly as by the whole font",
  async (kind, name) => {
    const subset = await openPublic(name);
    const whole = await openFont(readFont("noto-sans-devanagari", "devanagari-400-normal"));
    const words = [...sanskritWords("content", kind), ...(kind === "others" ? wordsOfTitles("content") : [])];
    expect(words.length).toBeGreaterThan(400);
    expect(words.filter((word) => drawing(subset, word) !== drawing(whole, word))).toEqual([]);
  },
);

test.each([
  ["Hindi", /^noto-sans-devanagari-hindi\.\w+\.woff2$/, wordsOfHindiPages, readVariableDevanagari],
  [
    "Hindi with a hymn",
    /^noto-sans-devanagari-hindi-with-hymns\./,
    wordsOfHindiHymns,
    () => readFont("noto-sans-devanagari", "devanagari-400-normal"),
  ],
] as const)(
  "every word of pages in %s is drawn by their font exactly as by the whole font",
  async (_, name, words, read) => {
    const [subset, whole] = [await openPublic(name), await openFont(await read())];
    const unlike = [...new Set(words())].filter((word) => drawing(subset, word) !== drawing(whole, word));
    expect(whatToDo(unlike)).toEqual([]);
  },
);

test("the words in Devanagari of the interface in English are drawn by the subset of its pages", async () => {
  const subset = await openPublic(/^noto-sans-devanagari\.\w+\.woff2$/);
  const whole = await openFont(readFont("noto-sans-devanagari", "devanagari-400-normal"));
  const words = interfaceWords("src/web/messages/en");
  expect(whatToDo(words.filter((word) => drawing(subset, word) !== drawing(whole, word)))).toEqual([]);
});

/** Says next to each missing word how the font gets it. */
const whatToDo = (words: string[]) => words.map((word) => `${word}: run node media/fonts/build.ts`);

const outlines = (font: ShapingFont, text: string) => font.shape(text).map(({ glyph }) => font.outline(glyph));

test("the figures of Devanagari stand in the places of 0 to 9", async () => {
  const digits = await openPublic(/^devanagari-digits\./);
  const whole = await openFont(await readVariableDevanagari());
  expect(outlines(digits, "0123456789")).toEqual(outlines(whole, "०१२३४५६७८९"));
});

const bytesOf = (names: RegExp) =>
  files.filter((file) => names.test(file)).reduce((bytes, file) => bytes + statSync(join(folder, file)).size, 0);

test.each([
  ["in English", 40, /^(poppins-600|nunito-latin|nunito-iast|noto-sans-devanagari)\.\w+\.woff2$/],
  ["in Hindi", 45, /^(poppins-hindi|nunito-hindi(-iast)?|noto-sans-devanagari-hindi)\.\w+\.woff2$/],
  [
    "in Hindi with a hymn",
    45,
    /^(poppins-hindi|nunito-hindi(-iast)?|nunito-hymns(-latin)?|.*-with-hymns)\.\w+\.woff2$/,
  ],
])("what a page %s loads of the fonts is at most %i kB", (_, most, names) => {
  expect(bytesOf(names)).toBeGreaterThan(20 * 1024);
  expect(bytesOf(names)).toBeLessThanOrEqual(most * 1024);
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

test("the articles and pages in Hindi are in the fonts of their language, their headings and bold words too", async () => {
  const texts = globSync("content/hi/**/*.md").map((file) => readFileSync(file, "utf8"));
  const devanagari = await openPublic(/^noto-sans-devanagari-hindi\.\w+\.woff2$/);
  const forText = [
    devanagari,
    await openPublic(/^nunito-hindi\.\w+\.woff2$/),
    await openPublic(/^nunito-hindi-iast\./),
  ];
  expect(texts.length).toBeGreaterThan(10);
  expect(whatToDo(notIn(forText, texts.join("\n")))).toEqual([]);
  const bold = boldLettersInHindi("content/hi");
  expect(bold.length).toBeGreaterThan(5);
  expect(whatToDo(missing(await openPublic(/^poppins-hindi/), bold.join("")))).toEqual([]);
});

test("the name of Hindi is drawn by its own small font", async () => {
  const own = await openPublic(/^hindi-name\./);
  const whole = await openFont(readFont("noto-sans-devanagari", "devanagari-400-normal"));
  expect(drawing(own, languageNames.hi)).toBe(drawing(whole, languageNames.hi));
  expect(bytesOf(/^hindi-name\./)).toBeLessThan(2 * 1024);
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
  const sheets = ["fonts.css", "hymn-fonts.css", "hindi-fonts.css"].map((sheet) =>
    readFileSync(`src/web/styles/${sheet}`, "utf8"),
  );
  const named = sheets.join("\n").match(/[\w-]+\.[0-9a-f]{8}\.woff2/g);
  expect(named?.toSorted()).toEqual(files.toSorted());
});
