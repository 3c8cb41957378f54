import { openFont, type ShapingFont } from "./shaping.ts";

/** A text as an outline, so that a picture looks the same on a machine without the font. */
export interface Lettering {
  /** An SVG path with y downwards and the baseline at 0. */
  path: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The fonts that are open already, by their file. Opening one takes far longer than setting a line. */
const openFonts = new WeakMap<Buffer, Promise<ShapingFont>>();

export async function letter(file: Buffer, text: string, size: number): Promise<Lettering> {
  const opening = openFonts.get(file) ?? openFont(file);
  openFonts.set(file, opening);
  const font = await opening;
  const scale = size / font.unitsPerEm;
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  let path = "";
  for (const { type, x, y } of glyphCommands(font, text)) {
    const points = x.map((value, index) => ({ x: value * scale, y: -(y[index] ?? 0) * scale }));
    for (const point of points) {
      box.left = Math.min(box.left, point.x);
      box.right = Math.max(box.right, point.x);
      box.top = Math.min(box.top, point.y);
      box.bottom = Math.max(box.bottom, point.y);
    }
    path += type + points.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join(" ");
  }
  return { path, ...box };
}

/** Returns the drawing commands of all glyphs in a row, in font units with y upwards. */
function glyphCommands(font: ShapingFont, text: string): { type: string; x: number[]; y: number[] }[] {
  let pen = 0;
  return font.shape(text).flatMap((placed) => {
    const originX = pen + placed.x;
    pen += placed.advance;
    return font.outline(placed.glyph).map(({ type, values }) => ({
      type,
      x: values.filter((_, index) => index % 2 === 0).map((value) => value + originX),
      y: values.filter((_, index) => index % 2 === 1).map((value) => value + placed.y),
    }));
  });
}

/** Returns the shift that brings the middle of the visible lettering to the origin. */
export function centring({ left, right, top, bottom }: Lettering): { x: number; y: number } {
  return { x: -(left + right) / 2, y: -(top + bottom) / 2 };
}
