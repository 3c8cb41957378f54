import type { ShapingFont } from "./shaping.ts";

/**
 * The advance widths of Arial (and of every face with its metrics), for a to z and the space, in thousandths of an em.
 */
const arial = {
  regular:
    "556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 278",
  bold: "556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 278",
};

/** How often a to z and the space occur in a thousand characters of English. */
const frequency = [
  65, 12, 22, 34, 102, 18, 16, 49, 56, 1, 6, 32, 19, 56, 60, 15, 1, 48, 51, 73, 22, 8, 19, 1, 16, 1, 185,
];
const letters = [..."abcdefghijklmnopqrstuvwxyz "];

/**
 * These adjustments make a local font take the same space as ours. They are the values of the @font-face descriptors,
 * in per cent.
 */
export interface FallbackMetrics {
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

export function matchArial(font: ShapingFont, weight: keyof typeof arial): FallbackMetrics {
  const ours = letters.map((letter) => (font.shape(letter)[0]?.advance ?? 0) / font.unitsPerEm);
  const theirs = arial[weight].split(" ").map((width) => Number(width) / 1000);
  const scale = averageWidth(ours) / averageWidth(theirs);
  const percent = (units: number) => (units / font.unitsPerEm / scale) * 100;
  return {
    sizeAdjust: scale * 100,
    ascent: percent(font.ascender),
    descent: percent(-font.descender),
    lineGap: percent(font.lineGap),
  };
}

function averageWidth(widths: number[]): number {
  const total = frequency.reduce((sum, times, index) => sum + times * (widths[index] ?? 0), 0);
  return total / frequency.reduce((sum, times) => sum + times, 0);
}
