import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import subsetFont from "subset-font";
import { asWebFont, subsetByGlyphs } from "./glyph-subset.ts";
import { openFont } from "./shaping.ts";

/** A font file of the site, and how a style sheet names it. */
export interface WebFont {
  family: string;
  /** One weight, or the first and the last of a variable font, such as `400 600`. */
  weight: number | string;
  /** The readable part of the file's name. */
  name: string;
  file: Buffer;
  unicodeRange: string;
  /** Names of fonts of the device that are taken instead. */
  local?: readonly string[];
}

/** The Latin subsets need only these layout features: kerning, marks and figures of equal width. */
const latinFeatures = ["kern", "mark", "ccmp", "tnum", "lnum"];

export async function latinSubset(font: Buffer, text: string, keepFeatures = latinFeatures): Promise<Buffer> {
  return asWebFont(await subsetFont(font, text, { targetFormat: "sfnt", noHinting: true, keepFeatures }));
}

const WORDS_OF_A_TASK = 100;

/** Draws these texts exactly as the whole font does, and returns which characters they have. */
export async function glyphSubset(font: Buffer, texts: readonly string[]) {
  const shaping = await openFont(font);
  const glyphs = new Set<number>();
  for (const [place, text] of [...new Set(texts)].entries()) {
    for (const glyph of shaping.glyphsOf(text)) glyphs.add(glyph);
    // The shaper only frees its memory between two tasks.
    if (place % WORDS_OF_A_TASK === 0) await setImmediate();
  }
  const characters = [...new Set(texts.join(""))].filter((character) => character.trim() && shaping.has(character));
  return { characters: characters.join(""), file: await subsetByGlyphs(font, `${characters.join("")} `, glyphs) };
}

/** The name contains a hash of the bytes, so a browser may cache the file forever. */
export function fileName({ name, file }: Pick<WebFont, "name" | "file">): string {
  return `${name}.${createHash("sha256").update(file).digest("hex").slice(0, 8)}.woff2`;
}

export const fontFace = (font: WebFont) => `@font-face {
  font-family: "${font.family}";
  font-weight: ${font.weight};
  font-display: swap;
  src: ${[...(font.local ?? []).map((name) => `local("${name}")`), `url("/fonts/${fileName(font)}") format("woff2")`].join(", ")};
  unicode-range: ${font.unicodeRange};
}`;

const hex = (code: number) => code.toString(16).toUpperCase();

/** Writes characters as CSS ranges, and joins neighbors: "U+20-7E, U+A0". */
export function unicodeRange(characters: string): string {
  const codes = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([first, last]) => `U+${hex(first)}${first === last ? "" : `-${hex(last)}`}`).join(", ");
}
