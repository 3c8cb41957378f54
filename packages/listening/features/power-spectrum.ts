import FourierTransform from "fft.js";

/** Computes the power spectrum of real samples. */
export class PowerSpectrum {
  readonly #fourier: FourierTransform;
  /**
   * The real and the imaginary part of each bin, one after the other. JavaScript engines keep an array that was made of
   * fractions as plain doubles. With the array that fft.js makes, which is created with gaps, the whole front end takes
   * a sixth longer.
   */
  readonly #spectrum: number[];
  readonly #powers: Float64Array;

  /** `size` is the number of samples, a power of two. */
  constructor(size: number) {
    this.#fourier = new FourierTransform(size);
    this.#spectrum = Array.from({ length: 2 * size }, () => 0.5);
    this.#powers = new Float64Array(size / 2);
  }

  /** Returns the power in each bin below half of the sample rate. The array is overwritten by the next call. */
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
