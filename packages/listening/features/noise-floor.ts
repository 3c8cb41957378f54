import { BANDS } from "./mel-bands.ts";

/** Frames in a block of one second, and blocks that are remembered. */
const BLOCK = 50;
const BLOCKS = 8;
/** The least of smoothed powers lies below their mean by about this factor (R. Martin, 2001, simplified). */
const BIAS = 1.6;
const SMOOTHING = 0.7;

/** Noise in each band: the least smoothed power of the last eight seconds. */
export class NoiseFloor {
  readonly #smooth = new Float64Array(BANDS);
  readonly #floor = new Float64Array(BANDS).fill(1e-12);
  readonly #blocks: Float64Array[] = [];
  #block = new Float64Array(BANDS).fill(Infinity);
  #frames = 0;

  /** Takes the powers of the next frame; answers the floor, which lies there until the next call. */
  follow(powers: Float64Array): Float64Array {
    for (let band = 0; band < BANDS; band++) {
      const power = powers[band] ?? 0;
      const smooth = this.#frames === 0 ? power : SMOOTHING * (this.#smooth[band] ?? 0) + (1 - SMOOTHING) * power;
      this.#smooth[band] = smooth;
      if (smooth < (this.#block[band] ?? 0)) this.#block[band] = smooth;
    }
    this.#frames++;
    const isBlockFull = this.#frames % BLOCK === 0;
    if (isBlockFull || this.#frames < BLOCK) this.#update();
    if (isBlockFull) this.#beginBlock();
    return this.#floor;
  }

  #update(): void {
    for (let band = 0; band < BANDS; band++) {
      let least = this.#block[band] ?? 0;
      for (const block of this.#blocks) least = Math.min(least, block[band] ?? 0);
      this.#floor[band] = BIAS * least;
    }
  }

  #beginBlock(): void {
    this.#blocks.push(this.#block);
    if (this.#blocks.length >= BLOCKS) this.#blocks.shift();
    this.#block = new Float64Array(BANDS).fill(Infinity);
  }
}
