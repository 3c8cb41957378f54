import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import subsetFont from "subset-font";
import {
  accentedVowels,
  combiningAccents,
  combiningMacron,
  combiningTilde,
  commonSyllables,
  hindiVowels,
  iast,
  latin,
  sanskritWords,
} from "./characters.ts";
import { type FallbackMetrics, matchArial } from "./fallback.ts";
import { subsetByGlyphs } from "./glyph-subset.ts";
import { scriptFonts, type ScriptFont } from "./script-fonts.ts";
import { openFont } from "./shaping.ts";
import { readFont, readLicenses } from "./sources.ts";

const fontFolder = "public/fonts";
const stylesheet = "src/web/styles/fonts.css";
/** Fonts that are loaded where their script is chosen. */
const scriptFolder = join(fontFolder, "scripts");
const scriptTable = "src/web/ui/display/script-fonts.ts";
const hymnStylesheet = "src/web/styles/hymn-fonts.css";

/** The Latin subsets need only these layout features: kerning, marks and figures of equal width. */
const latinFeatures = ["kern", "mark", "ccmp", "tnum", "lnum"];

const sanskritCharacters = "U+0900-097F, U+1CD0-1CFF, U+200C-200D, U+25CC, U+A8E0-A8FF";

interface WebFont {
  family: string;
  weight: number;
  /** The readable part of the file's name. */
  name: string;
  file: Buffer;
  unicodeRange: string;
}

/** Writes the woff2 files, their licenses and the stylesheet that names them. */
export async function buildFonts() {
  const [fonts, hymnFonts, ofScripts] = [await subsets(), await hymnSubsets(), await scriptFonts(sanskritSubset)];
  rmSync(fontFolder, { recursive: true, force: true });
  mkdirSync(scriptFolder, { recursive: true });
  for (const font of [...fonts, ...hymnFonts]) writeFileSync(join(fontFolder, fileName(font)), font.file);
  for (const { fontPackage, text } of readLicenses()) writeFileSync(join(fontFolder, `${fontPackage}-OFL.txt`), text);
  for (const font of ofScripts) writeFileSync(join(scriptFolder, fileName(font)), font.file);
  writeFileSync(scriptTable, tableOf(ofScripts));
  writeFileSync(stylesheet, await css(fonts));
  writeFileSync(hymnStylesheet, [written, ...hymnFonts.map(fontFace), ""].join("\n"));
  execFileSync("npx", ["oxfmt", stylesheet, hymnStylesheet, scriptTable]);
  for (const font of [...fonts, ...hymnFonts, ...ofScripts]) console.log(fileName(font), font.file.length);
}

async function subsets(): Promise<WebFont[]> {
  const devanagari = readFont("noto-sans-devanagari", "devanagari-400-normal");
  const sanskrit = await sanskritSubset(devanagari, [...sanskritWords("content", "others"), ...commonSyllables()]);
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
 * Fonts for the screens of hymns, which have conjuncts, accents and vowels that no other text has. Their ranges are
 * wide, because a visitor who opens a hymn needs all of them. A hymn in Hindi or Awadhi has few of the conjuncts of
 * Sanskrit, and a smaller font.
 */
async function hymnSubsets(): Promise<WebFont[]> {
  const devanagari = readFont("noto-sans-devanagari", "devanagari-400-normal");
  const sanskrit = await sanskritSubset(devanagari, sanskritWords("content", "hymns"));
  const hindi = await sanskritSubset(devanagari, sanskritWords("content", "hindi hymns"));
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

function latinSubset(font: Buffer, text: string): Promise<Buffer> {
  return subsetFont(font, text, { targetFormat: "woff2", noHinting: true, keepFeatures: latinFeatures });
}

async function sanskritSubset(font: Buffer, texts: readonly string[]) {
  const shaping = await openFont(font);
  const glyphs = new Set(texts.flatMap((text) => [...shaping.glyphsOf(text)]));
  const characters = [...new Set(texts.join(""))].filter((character) => character.trim() && shaping.has(character));
  return { characters: characters.join(""), file: await subsetByGlyphs(font, `${characters.join("")} `, glyphs) };
}

/** The name contains a hash of the bytes, so a browser may cache the file forever. */
function fileName({ name, file }: Pick<WebFont, "name" | "file">): string {
  return `${name}.${createHash("sha256").update(file).digest("hex").slice(0, 8)}.woff2`;
}

/** The paths of the fonts by script, for the script that loads them. */
const tableOf = (fonts: readonly ScriptFont[]) =>
  [
    written,
    "export const scriptFonts = {",
    ...fonts.map((font) => `  ${font.script}: "/fonts/scripts/${fileName(font)}",`),
    "} as const;",
  ].join("\n");

const hex = (code: number) => code.toString(16).toUpperCase();

/** Writes characters as CSS ranges, and joins neighbors: "U+20-7E, U+A0". */
function unicodeRange(characters: string): string {
  const codes = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([first, last]) => `U+${hex(first)}${first === last ? "" : `-${hex(last)}`}`).join(", ");
}

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

const fontFace = (font: WebFont) => `@font-face {
  font-family: "${font.family}";
  font-weight: ${font.weight};
  font-display: swap;
  src: url("/fonts/${fileName(font)}") format("woff2");
  unicode-range: ${font.unicodeRange};
}`;

const fallbackFace = (family: string, locals: string[], metrics: FallbackMetrics) => `@font-face {
  font-family: "${family}";
  src: ${locals.map((local) => `local("${local}")`).join(", ")};
  size-adjust: ${metrics.sizeAdjust.toFixed(2)}%;
  ascent-override: ${metrics.ascent.toFixed(2)}%;
  descent-override: ${metrics.descent.toFixed(2)}%;
  line-gap-override: ${metrics.lineGap.toFixed(2)}%;
}`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await buildFonts();
