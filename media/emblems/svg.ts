/** These functions write SVG. All emblems are drawn on a grid of 1024 with the origin in the center and y downwards. */

/** Rounds a number to one tenth of a pixel, to keep the file small. */
export const n = (value: number) => String(Math.round(value * 10) / 10);

/** Draws `times` pieces, each by its index, one after the other. */
export function repeat(times: number, draw: (index: number) => string): string {
  return Array.from({ length: times }, (_, index) => draw(index)).join("");
}

export interface Point {
  x: number;
  y: number;
}

/** Returns the point at so many degrees clockwise from the top, as on a clock. */
export function onCircle(radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(radians), y: -radius * Math.cos(radians) };
}

/** Draws the same path `times` times around the center. */
export function ring(times: number, path: string, look: string, offset = 0): string {
  return repeat(
    times,
    (index) => `<path d="${path}" transform="rotate(${n(offset + (360 / times) * index)})" ${look}/>`,
  );
}

export function mirrored(drawing: string): string {
  return `${drawing}<g transform="scale(-1 1)">${drawing}</g>`;
}

/** Moves, turns (degrees) and scales a drawing. */
export function place(drawing: string, { x = 0, y = 0, turn = 0, scale = 1 }): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${scale})">${drawing}</g>`;
}

export const lifted = (drawing: string) => `<g filter="url(#shadow)">${drawing}</g>`;
