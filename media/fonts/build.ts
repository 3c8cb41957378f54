import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { languageNames } from "../../src/model/languages.ts";
import {
  accentedVowels,
  combiningAccents,
  combiningMacron,
  combiningTilde,
  commonSyllables,
  hindiVowels,
  iast,
  interfaceWords,
  latin,
  sanskritWords,
  wordsOfTitles,
} from "./characters.ts";
import { type FallbackMetrics, matchArial } from "./fallback.ts";
import { hindiHymnSubset, hindiSubsets } from "./hindi.ts";
import { scriptFonts, type ScriptFont } from "./script-fonts.ts";
import { openFont } from "./shaping.ts";
import { readFont, readLicenses } from "./sources.ts";
import { glyphSubset, fileName, fontFace, latinSubset, unicodeRange, type WebFont } from "./subset.ts";

const fontFolder = "public/fonts";
const stylesheet = "src/web/styles/fonts.css";
/** This folder has the fonts that are loaded where their script is chosen. */
const scriptFolder = join(fontFolder, "scripts");
const scriptTable = "src/web/ui/display/script-fonts.ts";
const hymnStylesheet = "src/web/styles/hymn-fonts.css";
const hindiStylesheet = "src/web/styles/hindi-fonts.css";

const sanskritCharacters = "U+0900-097F, U+1CD0-1CFF, U+200C-200D, U+25CC, U+A8E0-A8FF";

/** Writes the woff2 files, their licenses and the style sheet that names them. */
export async function buildFonts() {
  const fonts = await subsets();
  const hymnFonts = await hymnSubsets();
  const hindiFonts = [...(await hindiSubsets()), await hindiHymnSubset()];
  const ofScripts = await scriptFonts();
  rmSync(fontFolder, { recursive: true, force: true });
  mkdirSync(scriptFolder, { recursive: true });
  for (const font of [...fonts, ...hymnFonts, ...hindiFonts])
    writeFileSync(join(fontFolder, fileName(font)), font.file);
  for (const { fontPackage, text } of readLicenses()) writeFileSync(join(fontFolder, `${fontPackage}-OFL.txt`), text);
  for (const font of ofScripts) writeFileSync(join(scriptFolder, fileName(font)), font.file);
  writeFileSync(scriptTable, tableOf(ofScripts));
  writeFileSync(stylesheet, await css(fonts));
  writeFileSync(hymnStylesheet, [written, ...hymnFonts.map(fontFace), ""].join("\n"));
  writeFileSync(hindiStylesheet, [written, ...hindiFonts.map(fontFace), ""].join("\n"));
  execFileSync("npx", ["oxfmt", stylesheet, hymnStylesheet, hindiStylesheet, scriptTable]);
  for (const font of [...fonts, ...hymnFonts, ...hindiFonts, ...ofScripts])
    console.log(fileName(font), font.file.length);
}

async function subsets(): Promise<WebFont[]> {
  const devanagari = readFont("noto-sans-devanagari", "devanagari-400-normal");
  const sanskrit = await glyphSubset(devanagari, [
    ...sanskritWords("content", "others"),
    ...wordsOfTitles("content"),
    ...interfaceWords("src/web/messages/en"),
    ...commonSyllables(),
  ]);
  return [
    {
      family: "Poppins",
      weight: 600,
      name: "poppins-600",
      file: await latinSubset(readFont("poppins", "latin-600-normal"), latin),
      unicodeRange: unicodeRange(latin),
    },
    {
      family: "Nunito",
      weight: 400,
      name: "nunito-latin",
      file: await latinSubset(readFont("nunito", "latin-400-normal"), latin + combiningMacron),
      unicodeRange: unicodeRange(latin),
    },
    {
      family: "Nunito",
      weight: 400,
      name: "nunito-iast",
      file: await latinSubset(readFont("nunito", "latin-ext-400-normal"), iast + combiningMacron),
      unicodeRange: unicodeRange(`${iast}${combiningMacron}ṝḹ`),
    },
    await nameOfHindi(devanagari),
    // If two faces of one family contain a character, a browser takes the later one.
    {
      family: "Noto Sans Devanagari",
      weight: 400,
      name: "noto-sans-devanagari-full",
      file: devanagari,
      unicodeRange: sanskritCharacters,
    },
    {
      family: "Noto Sans Devanagari",
      weight: 400,
      name: "noto-sans-devanagari",
      file: sanskrit.file,
      unicodeRange: unicodeRange(sanskrit.characters),
    },
  ];
}

/**
 * The word by which every page leads to Hindi. Its link has the fonts of the device before it, so that it is loaded only
 * where the device has no Devanagari.
 */
async function nameOfHindi(devanagari: Buffer): Promise<WebFont> {
  const { file } = await glyphSubset(devanagari, [languageNames.hi]);
  return {
    family: "Hindi Name",
    weight: 400,
    name: "hindi-name",
    local: ["Noto Sans Devanagari", "NotoSansDevanagari-Regular"],
    file,
    unicodeRange: "U+900-97F",
  };
}

/**
 * Fonts for the screens of hymns, which have conjuncts, accents and vowels that no other text has. Their ranges are
 * wide, because a visitor who opens a hymn needs all of them. A hymn in Hindi or Awadhi has few of the conjuncts of
 * Sanskrit, and a smaller font.
 */
async function hymnSubsets(): Promise<WebFont[]> {
  const devanagari = readFont("noto-sans-devanagari", "devanagari-400-normal");
  const sanskrit = await glyphSubset(devanagari, sanskritWords("content", "hymns"));
  const hindi = await glyphSubset(devanagari, sanskritWords("content", "hindi hymns"));
  const nunito = { family: "Nunito Hymns", weight: 400 };
  const [common, rare] = [
    hindiVowels.latin + accentedVowels + combiningTilde,
    iast + hindiVowels.latinExt + combiningAccents + combiningMacron + combiningTilde,
  ];
  return [
    {
      ...nunito,
      name: "nunito-hymns-latin",
      file: await latinSubset(readFont("nunito", "latin-400-normal"), common),
      unicodeRange: unicodeRange(common),
    },
    {
      ...nunito,
      name: "nunito-hymns",
      file: await latinSubset(readFont("nunito", "latin-ext-400-normal"), rare),
      unicodeRange: "U+100-1EFF",
    },
    {
      family: "Noto Sans Devanagari Hymns",
      weight: 400,
      name: "noto-sans-devanagari-hymns",
      file: sanskrit.file,
      unicodeRange: "U+900-97F, U+A8E0-A8FF",
    },
    {
      family: "Noto Sans Devanagari Hindi Hymns",
      weight: 400,
      name: "noto-sans-devanagari-hindi-hymns",
      file: hindi.file,
      unicodeRange: "U+900-97F, U+A8E0-A8FF",
    },
  ];
}

/** Writes the paths of the fonts by script, for the module that loads them. */
const tableOf = (fonts: readonly ScriptFont[]) =>
  [
    written,
    "export const scriptFonts = {",
    ...fonts.map((font) => `  ${font.script}: "/fonts/scripts/${fileName(font)}",`),
    "} as const;",
  ].join("\n");

const written = "/* Written by media/fonts/build.ts; change it there. */";

async function css(fonts: WebFont[]): Promise<string> {
  const poppins = await openFont(readFont("poppins", "latin-600-normal"));
  const nunito = await openFont(readFont("nunito", "latin-400-normal"));
  const bold = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold"];
  const regular = ["Arial", "ArialMT", "Liberation Sans", "Arimo"];
  return [
    written,
    ...fonts.map(fontFace),
    "/* Local fonts brought to the same measure, so that nothing moves when ours arrive. */",
    fallbackFace("Poppins Fallback", bold, matchArial(poppins, "bold")),
    fallbackFace("Nunito Fallback", regular, matchArial(nunito, "regular")),
    "",
  ].join("\n");
}

const fallbackFace = (family: string, locals: string[], metrics: FallbackMetrics) => `@font-face {
  font-family: "${family}";
  src: ${locals.map((local) => `local("${local}")`).join(", ")};
  size-adjust: ${metrics.sizeAdjust.toFixed(2)}%;
  ascent-override: ${metrics.ascent.toFixed(2)}%;
  descent-override: ${metrics.descent.toFixed(2)}%;
  line-gap-override: ${metrics.lineGap.toFixed(2)}%;
}`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await buildFonts();
