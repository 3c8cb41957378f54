import { Fourier } from "./fourier.ts";

/**
 * Power spectrum of real samples: the even ones and the odd ones are transformed together, as the two parts of complex
 * numbers, in half the time (W. Press et al., Numerical Recipes, 12.3).
 */
export class PowerSpectrum {
  readonly #half: number;
  readonly #fourier: Fourier;
  readonly #cos: Float64Array;
  readonly #sin: Float64Array;
  readonly #even: Float64Array;
  readonly #odd: Float64Array;
  readonly #powers: Float64Array;

  /** `size`: samples, a power of two. */
  constructor(size: number) {
    this.#half = size / 2;
    this.#fourier = new Fourier(this.#half);
    this.#cos = Float64Array.from({ length: this.#half }, (_, bin) => Math.cos((2 * Math.PI * bin) / size));
    this.#sin = Float64Array.from({ length: this.#half }, (_, bin) => Math.sin((2 * Math.PI * bin) / size));
    this.#even = new Float64Array(this.#half);
    this.#odd = new Float64Array(this.#half);
    this.#powers = new Float64Array(this.#half);
  }

  /** Power in each bin below half of the sample rate. The answer lies there until the next call. */
  of(samples: Float64Array): Float64Array {
    const half = this.#half;
    const even = this.#even;
    const odd = this.#odd;
    for (let i = 0; i < half; i++) {
      even[i] = samples[2 * i] ?? 0;
      odd[i] = samples[2 * i + 1] ?? 0;
    }
    this.#fourier.transform(even, odd);
    const powers = this.#powers;
    for (let bin = 0; bin < half; bin++) {
      const mirrored = (half - bin) % half;
      const evenRe = (even[bin] ?? 0) + (even[mirrored] ?? 0);
      const evenIm = (odd[bin] ?? 0) - (odd[mirrored] ?? 0);
      const oddRe = (odd[bin] ?? 0) + (odd[mirrored] ?? 0);
      const oddIm = (even[mirrored] ?? 0) - (even[bin] ?? 0);
      const cos = this.#cos[bin] ?? 0;
      const sin = this.#sin[bin] ?? 0;
      const twiceRe = evenRe + cos * oddRe + sin * oddIm;
      const twiceIm = evenIm + cos * oddIm - sin * oddRe;
      powers[bin] = (twiceRe * twiceRe + twiceIm * twiceIm) / 4;
    }
    return powers;
  }
}
