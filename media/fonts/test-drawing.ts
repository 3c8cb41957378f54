import type { ShapingFont } from "./shaping.ts";

/** The numbers of outlines. Equal outlines have the same number in all fonts. */
const numbers = new Map<string, number>();

/**
 * The numbers of the outlines of each font by glyph. They are kept, because the words of the content have far more
 * glyphs than there are different ones.
 */
const known = new WeakMap<ShapingFont, Map<number, number>>();

/** Describes what a font draws for a text without the numbers of its glyphs, which differ between files. */
export const drawing = (font: ShapingFont, text: string) =>
  JSON.stringify(font.shape(text).map(({ glyph, advance, x, y }) => [advance, x, y, outlineNumber(font, glyph)]));

function outlineNumber(font: ShapingFont, glyph: number): number {
  const ofFont = known.get(font) ?? new Map<number, number>();
  known.set(font, ofFont);
  const before = ofFont.get(glyph);
  if (before !== undefined) return before;
  const outline = JSON.stringify(font.outline(glyph));
  const number = numbers.get(outline) ?? numbers.size;
  numbers.set(outline, number);
  ofFont.set(glyph, number);
  return number;
}
