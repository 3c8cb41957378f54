export interface Lines {
  texts: readonly string[];
  /** By size, in pixels. */
  font: (size: number) => string;
  size: number;
  /** Line height, times the size. */
  leading: number;
  height: number;
}

interface Fit extends Pick<Lines, "font" | "leading"> {
  width: number;
  height: number;
  largest: number;
}

/** Part of a canvas that measures text. */
type Ruler = Pick<CanvasRenderingContext2D, "font"> & { measureText: (text: string) => { width: number } };

/** The largest letters in which every line fits; one that is much longer than a short line allows is broken in two. */
export function fitLines(context: Ruler, texts: readonly string[], fit: Fit): Lines {
  const whole = sizeLines(context, texts, fit);
  if (whole.size >= fit.largest * READABLE) return whole;
  const broken = sizeLines(context, texts.flatMap(breakInTwo), fit);
  return broken.size > whole.size ? broken : whole;
}

/** Share of the largest size: smaller letters than these are worth a broken line. */
const READABLE = 0.55;

function sizeLines(context: Ruler, texts: readonly string[], { font, leading, ...fit }: Fit): Lines {
  context.font = font(100);
  const longest = Math.max(...texts.map((text) => context.measureText(text).width)) / 100;
  const size = Math.floor(Math.min(fit.largest, fit.width / longest, fit.height / (texts.length * leading)));
  return { texts, font, size, leading, height: texts.length * leading * size };
}

/** At the space nearest to the middle. */
function breakInTwo(text: string): string[] {
  const spaces = [...text.matchAll(/ (?![।॥])/g)].map(({ index }) => index);
  const [middle] = spaces.toSorted((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2));
  return middle === undefined ? [text] : [text.slice(0, middle), text.slice(middle + 1)];
}

/** From the upper edge of the first line. */
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
