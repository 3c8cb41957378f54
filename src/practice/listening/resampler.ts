import { SAMPLE_RATE } from "./mel-bands.ts";

/**
 * Hz in the middle of the filter's slope, which spans 1600 to each side: the highest band ends at 6400, and what lies above
 * 9600 comes back below that.
 */
const CUTOFF = 8000;
/** Fractions of a sample that the filter is made for. */
const PHASES = 32;
/** Zero crossings of the filter on each side. */
const CROSSINGS = 8;

/** Brings sound of any rate from 16 kHz up down to SAMPLE_RATE, a block at a time (windowed sinc). */
export class Resampler {
  readonly #step: number;
  readonly #reach: number;
  readonly #filters: readonly Float64Array[];
  #pending: Float32Array;
  /** Place of the next sample to be made, in samples of `#pending`. */
  #next: number;

  constructor(rate: number) {
    if (!(rate >= SAMPLE_RATE)) throw new RangeError(`${rate} Hz is less than ${SAMPLE_RATE}`);
    this.#step = rate / SAMPLE_RATE;
    const bandwidth = (2 * CUTOFF) / rate;
    this.#reach = Math.ceil(CROSSINGS / bandwidth);
    this.#filters = Array.from({ length: PHASES + 1 }, (_, phase) => this.#filter(phase / PHASES, bandwidth));
    this.#pending = new Float32Array(this.#reach);
    this.#next = this.#reach;
  }

  push(block: Float32Array): Float32Array {
    const sound = new Float32Array(this.#pending.length + block.length);
    sound.set(this.#pending);
    sound.set(block, this.#pending.length);
    const made = new Float32Array(Math.ceil(sound.length / this.#step));
    let length = 0;
    while (this.#next + this.#reach + 1 < sound.length) {
      made[length++] = this.#sampleAt(sound);
      this.#next += this.#step;
    }
    const used = Math.floor(this.#next) - this.#reach;
    this.#pending = sound.slice(used);
    this.#next -= used;
    return made.subarray(0, length);
  }

  #sampleAt(sound: Float32Array): number {
    const place = Math.floor(this.#next);
    const filter = this.#filters[Math.round((this.#next - place) * PHASES)];
    if (!filter) return 0;
    const first = place - this.#reach;
    let sum = 0;
    for (let tap = 0; tap < filter.length; tap++) sum += (filter[tap] ?? 0) * (sound[first + tap] ?? 0);
    return sum;
  }

  /** Weights of the samples around a place that lies so far after one of them. */
  #filter(fraction: number, bandwidth: number): Float64Array {
    return Float64Array.from({ length: 2 * this.#reach + 1 }, (_, tap) => {
      const away = tap - this.#reach - fraction;
      const turn = Math.PI * bandwidth * away;
      const sinc = Math.abs(turn) < 1e-9 ? 1 : Math.sin(turn) / turn;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * away) / (this.#reach + 1));
      return bandwidth * sinc * window;
    });
  }
}
