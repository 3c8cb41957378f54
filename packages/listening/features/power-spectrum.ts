import FourierTransform from "fft.js";

/** Power spectrum of real samples. */
export class PowerSpectrum {
  readonly #fourier: FourierTransform;
  /**
   * Real and imaginary part of each bin, one after the other. The engine keeps an array that was made of fractions as plain
   * doubles; with the transform's own array, which is made of gaps, the whole front end takes a sixth longer.
   */
  readonly #spectrum: number[];
  readonly #powers: Float64Array;

  /** `size`: samples, a power of two. */
  constructor(size: number) {
    this.#fourier = new FourierTransform(size);
    this.#spectrum = Array.from({ length: 2 * size }, () => 0.5);
    this.#powers = new Float64Array(size / 2);
  }

  /** Power in each bin below half of the sample rate. The array is overwritten by the next call. */
  of(samples: Float64Array): Float64Array {
    const spectrum = this.#spectrum;
    const powers = this.#powers;
    this.#fourier.realTransform(spectrum, samples);
    for (let bin = 0; bin < powers.length; bin++) {
      const re = spectrum[2 * bin] ?? 0;
      const im = spectrum[2 * bin + 1] ?? 0;
      powers[bin] = re * re + im * im;
    }
    return powers;
  }
}
