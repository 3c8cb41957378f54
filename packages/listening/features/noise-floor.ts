import { BANDS } from "./mel-bands.ts";

/**
 * A block has so many frames, which is one second, and so many blocks are remembered. Minimum statistics (R. Martin,
 * 2001) need a span longer than a voice goes on without a pause.
 */
const BLOCK = 50;
const BLOCKS = 8;
/** The least of smoothed powers is smaller than their mean by about this factor (R. Martin, 2001, simplified). */
const BIAS = 1.6;
const SMOOTHING = 0.7;

/** Estimates the noise in each band as the least smoothed power of the last eight seconds. */
export class NoiseFloor {
  readonly #smooth = new Float64Array(BANDS);
  readonly #floor = new Float64Array(BANDS).fill(1e-12);
  readonly #blocks: Float64Array[] = [];
  #block = new Float64Array(BANDS).fill(Infinity);
  #frames = 0;

  /** Takes the powers of the next frame. Returns the floor, in an array that the next call overwrites. */
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
