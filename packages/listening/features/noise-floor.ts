import { BANDS } from "./mel-bands.ts";
import { SteadyNoise } from "./steady-noise.ts";

/**
 * A block has so many frames, which is one second, and so many blocks are remembered. Minimum statistics (R. Martin,
 * 2001) need a span longer than a voice goes on without a pause.
 */
const BLOCK = 50;
const BLOCKS = 8;
/** The least of smoothed powers is smaller than their mean by about this factor (R. Martin, 2001, simplified). */
const BIAS = 1.6;
const SMOOTHING = 0.7;
/**
 * The room has become louder if its least powers are so many dB above the floor. A fan at 10 dB that begins after a lesson
 * in quiet is 18 dB above. Soft parts of a voice in a fan are up to 7 dB above, and then ends were hidden (decision 0026).
 */
const LOUDER_DB = 10;

/**
 * Estimates the noise in each band as the least smoothed power of the last eight seconds. A room that has become louder
 * is known sooner: where no voice is heard, its steady sound replaces what was less before.
 */
export class NoiseFloor {
  readonly #smooth = new Float64Array(BANDS);
  readonly #floor = new Float64Array(BANDS).fill(1e-12);
  readonly #blocks: Float64Array[] = [];
  #block = new Float64Array(BANDS).fill(Infinity);
  #frames = 0;
  readonly #steady = new SteadyNoise();

  /**
   * Takes the powers of the next frame. `isSoft` says that they are far below those of the voice, so they may be the room. Returns the floor, in
   * an array that the next call overwrites.
   */
  follow(powers: Float64Array, isSoft: boolean): Float64Array {
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
    if (!isSoft) this.#steady.forget();
    const noise = isSoft ? this.#steady.hear(powers, this.#smooth) : null;
    if (noise) this.#forgetLess(noise);
    return this.#floor;
  }

  #update(): void {
    for (let band = 0; band < BANDS; band++) {
      let least = this.#block[band] ?? 0;
      for (const block of this.#blocks) least = Math.min(least, block[band] ?? 0);
      this.#floor[band] = BIAS * least;
    }
  }

  /** Forgets powers that were less than those of a louder noise. */
  #forgetLess(noise: Float64Array): void {
    let louder = 0;
    for (let band = 0; band < BANDS; band++) {
      louder += (10 * Math.log10((BIAS * (noise[band] ?? 0)) / (this.#floor[band] ?? 1))) / BANDS;
    }
    if (louder < LOUDER_DB) return;
    for (const block of [this.#block, ...this.#blocks]) {
      for (let band = 0; band < BANDS; band++) block[band] = Math.max(block[band] ?? 0, noise[band] ?? 0);
    }
    this.#update();
  }

  #beginBlock(): void {
    this.#blocks.push(this.#block);
    if (this.#blocks.length >= BLOCKS) this.#blocks.shift();
    this.#block = new Float64Array(BANDS).fill(Infinity);
  }
}
