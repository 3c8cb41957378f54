import type { Drawing } from "./drawings.ts";
import { FILM } from "./film.ts";

/** A frame in linear numbers: red, green and blue for each pixel, 0…255 and above where light adds up. */
export type Canvas = Float32Array;

const { width, height } = FILM;

export function createCanvas(): Canvas {
  return new Float32Array(width * height * 3);
}

export interface Placing {
  /** The turn in degrees clockwise. */
  turn: number;
  /** With 1 it has the size in which it was drawn. */
  size: number;
  /** The opacity, 0…1, which may be larger for light. */
  opacity: number;
  /** The field adds the drawing's light to what is already there instead of covering it. */
  isLight?: boolean;
}

/** Lays a turned drawing over the middle of the canvas. It interpolates between four pixels. */
export function lay(
  canvas: Canvas,
  { side, density, pixels }: Drawing,
  { turn, size, opacity, isLight = false }: Placing,
): void {
  const radians = (turn * Math.PI) / 180;
  const cos = (Math.cos(radians) * density) / size;
  const sin = (Math.sin(radians) * density) / size;
  const reach = Math.min((side / 2 / density - 2) * size, height / 2 - 1);
  const row = side * 4;
  for (let y = Math.ceil(height / 2 - reach); y < height / 2 + reach; y++) {
    const dy = y - height / 2 + 0.5;
    const half = Math.sqrt(Math.max(0, reach * reach - dy * dy));
    for (let x = Math.ceil(width / 2 - half); x < width / 2 + half; x++) {
      const dx = x - width / 2 + 0.5;
      const sourceX = cos * dx + sin * dy + side / 2 - 0.5;
      const sourceY = cos * dy - sin * dx + side / 2 - 0.5;
      const left = Math.floor(sourceX);
      const top = Math.floor(sourceY);
      const at = top * row + left * 4;
      const right = sourceX - left;
      const below = sourceY - top;
      const w00 = (1 - right) * (1 - below);
      const w10 = right * (1 - below);
      const w01 = (1 - right) * below;
      const w11 = right * below;
      const sample = (i: number) =>
        w00 * (pixels[i] ?? 0) +
        w10 * (pixels[i + 4] ?? 0) +
        w01 * (pixels[i + row] ?? 0) +
        w11 * (pixels[i + row + 4] ?? 0);
      const cover = sample(at + 3) / 255;
      if (cover < 0.002) continue;
      const kept = isLight ? 1 : 1 - cover * opacity;
      const pixel = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) canvas[pixel + c] = (canvas[pixel + c] ?? 0) * kept + sample(at + c) * opacity;
    }
  }
}

const SHOULDER = 200;

/** Maps brightness to 0…255. Values above the shoulder bend gently towards white instead of being clipped. */
export function exposed(value: number): number {
  if (value <= SHOULDER) return Math.max(0, value);
  const room = 255 - SHOULDER;
  return SHOULDER + room * (1 - Math.exp((SHOULDER - value) / room));
}
