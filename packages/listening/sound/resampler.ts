import { SAMPLE_RATE } from "./sample-rate.ts";
import { AT_ONCE, fourProducts } from "./scalar-products.ts";

/**
 * The middle of the filter's slope in Hz. The slope spans 1600 Hz to each side: the highest band ends at 6400, and what
 * lies above 9600 is mirrored to below 6400.
 */
const CUTOFF = 8000;
/** The filter is computed for so many fractions of a sample. */
const PHASES = 32;
/** The filter has so many zero crossings on each side. */
const CROSSINGS = 8;

/** Converts sound of any rate from 16 kHz up to SAMPLE_RATE, block by block (windowed sinc). */
export class Resampler {
  readonly #step: number;
  readonly #reach: number;
  readonly #filters: readonly Float64Array[];
  /** The samples are in double precision, so that nothing is converted for each weight. */
  #pending: Float64Array;
  /** The position of the next sample to be made, in samples of `#pending`. */
  #next: number;
  readonly #products = new Float64Array(AT_ONCE);

  constructor(rate: number) {
    if (!(rate >= SAMPLE_RATE)) throw new RangeError(`${rate} Hz is less than ${SAMPLE_RATE}`);
    this.#step = rate / SAMPLE_RATE;
    const bandwidth = (2 * CUTOFF) / rate;
    this.#reach = Math.ceil(CROSSINGS / bandwidth);
    this.#filters = Array.from({ length: PHASES + 1 }, (_, phase) => this.#filter(phase / PHASES, bandwidth));
    this.#pending = new Float64Array(this.#reach);
    this.#next = this.#reach;
  }

  push(block: Float32Array): Float32Array {
    const sound = new Float64Array(this.#pending.length + block.length);
    sound.set(this.#pending);
    sound.set(block, this.#pending.length);
    const made = new Float32Array(Math.ceil(sound.length / this.#step));
    const end = sound.length - this.#reach - 1;
    let length = 0;
    let next = this.#next;
    if (Number.isInteger(this.#step)) {
      const stride = this.#step;
      for (; next + (AT_ONCE - 1) * stride < end; next += AT_ONCE * stride, length += AT_ONCE) {
        fourProducts(this.#filterAt(next), sound, next - this.#reach, stride, this.#products);
        made.set(this.#products, length);
      }
    }
    for (; next < end; next += this.#step) made[length++] = this.#sampleAt(sound, next);
    const used = Math.floor(next) - this.#reach;
    this.#pending = sound.slice(used);
    this.#next = next - used;
    return made.subarray(0, length);
  }

  #sampleAt(sound: Float64Array, middle: number): number {
    const filter = this.#filterAt(middle);
    let sum = 0;
    for (let tap = 0, at = Math.floor(middle) - this.#reach; tap < filter.length; tap++, at++) {
      sum += (filter[tap] ?? 0) * (sound[at] ?? 0);
    }
    return sum;
  }

  #filterAt(middle: number): Float64Array {
    const filter = this.#filters[Math.round((middle - Math.floor(middle)) * PHASES)];
    if (!filter) throw new RangeError(`${middle} is no place in a sound`);
    return filter;
  }

  /** Returns the weights of the samples around a position that is so far after one of them. */
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
