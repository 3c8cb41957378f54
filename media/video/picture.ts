import { createRandom } from "../dsp/random.ts";
import { type Canvas, exposed } from "./canvas.ts";
import { FILM } from "./film.ts";

const { width, height } = FILM;

/**
 * Creates still noise over the film that hides the steps in dark gradients. It is made of two random numbers per pixel
 * minus those of the pixel before, which makes it fine-grained. It does not move, so the film needs its bytes only
 * once.
 */
export function createGrain(seed: number): Float32Array {
  const random = createRandom(seed);
  let last = random();
  return Float32Array.from({ length: width * height }, () => {
    const next = random();
    const grain = next - last;
    last = next;
    return grain;
  });
}

/** Returns 8-bit RGB for a still picture. */
export function toRgb(canvas: Canvas, grain: Float32Array): Buffer {
  return Buffer.from(
    Uint8ClampedArray.from(canvas, (value, index) => exposed(value) + (grain[Math.floor(index / 3)] ?? 0)).buffer,
  );
}

/** Returns the planes of Y, Cb and Cr, the latter two at half size: ITU-R BT.709 with studio range, 8 bits. */
export function toYuv(canvas: Canvas, grain: Float32Array): Buffer {
  const pixels = width * height;
  const planes = new Uint8ClampedArray(pixels * 1.5);
  const halfWidth = width / 2;
  const blue = new Float32Array(pixels / 4);
  const red = new Float32Array(pixels / 4);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const r = exposed(canvas[i * 3] ?? 0);
      const g = exposed(canvas[i * 3 + 1] ?? 0);
      const b = exposed(canvas[i * 3 + 2] ?? 0);
      const luma = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      planes[i] = 16 + (219 / 255) * luma + (grain[i] ?? 0);
      const quarter = (y >> 1) * halfWidth + (x >> 1);
      blue[quarter] = (blue[quarter] ?? 0) + (b - luma) / 4;
      red[quarter] = (red[quarter] ?? 0) + (r - luma) / 4;
    }
  }
  for (let i = 0; i < pixels / 4; i++) {
    const fine = 0.5 * (grain[i] ?? 0);
    planes[pixels + i] = 128 + ((224 / 255) * (blue[i] ?? 0)) / 1.8556 + fine;
    planes[pixels * 1.25 + i] = 128 + ((224 / 255) * (red[i] ?? 0)) / 1.5748 + fine;
  }
  return Buffer.from(planes.buffer);
}
