export interface Lines {
  texts: readonly string[];
  /** Returns the CSS font of a size in pixels. */
  font: (size: number) => string;
  size: number;
  /** The height of a line as a multiple of the size. */
  leading: number;
  height: number;
}

interface Fit extends Pick<Lines, "font" | "leading"> {
  width: number;
  height: number;
  largest: number;
}

/** The part of a canvas that measures text. */
type Ruler = Pick<CanvasRenderingContext2D, "font"> & { measureText: (text: string) => { width: number } };

/**
 * Finds the largest letters in which every line fits. If they would be small, each line is broken in two where that
 * makes the letters larger.
 */
export function fitLines(context: Ruler, texts: readonly string[], fit: Fit): Lines {
  const whole = sizeLines(context, texts, fit);
  if (whole.size >= fit.largest * READABLE) return whole;
  const broken = sizeLines(context, texts.flatMap(breakInTwo), fit);
  return broken.size > whole.size ? broken : whole;
}

/** Below this share of the largest size, a broken line is better than smaller letters. */
const READABLE = 0.55;

function sizeLines(context: Ruler, texts: readonly string[], { font, leading, ...fit }: Fit): Lines {
  context.font = font(100);
  const longest = Math.max(...texts.map((text) => context.measureText(text).width)) / 100;
  const size = Math.floor(Math.min(fit.largest, fit.width / longest, fit.height / (texts.length * leading)));
  return { texts, font, size, leading, height: texts.length * leading * size };
}

/** Breaks a line at the space nearest to its middle. */
function breakInTwo(text: string): string[] {
  const spaces = [...text.matchAll(/ (?![।॥])/g)].map(({ index }) => index);
  const [middle] = spaces.toSorted((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2));
  return middle === undefined ? [text] : [text.slice(0, middle), text.slice(middle + 1)];
}

/** Draws the lines from `y` down, which is the upper edge of the first one. */
export function drawLines(
  context: CanvasRenderingContext2D,
  { texts, font, size, leading }: Lines,
  { x, y }: { x: number; y: number },
) {
  context.font = font(size);
  for (const [place, text] of texts.entries()) {
    context.fillText(text, x, y + (place + 0.5) * leading * size + size * 0.3);
  }
}
