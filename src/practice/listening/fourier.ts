/** Fast Fourier transform in place (radix 2) of one power-of-two size, whose tables are made once. */
export class Fourier {
  readonly size: number;
  readonly #cos: Float64Array;
  readonly #sin: Float64Array;
  readonly #reversed: Uint32Array;

  constructor(size: number) {
    this.size = size;
    this.#cos = Float64Array.from({ length: size / 2 }, (_, k) => Math.cos((2 * Math.PI * k) / size));
    this.#sin = Float64Array.from({ length: size / 2 }, (_, k) => -Math.sin((2 * Math.PI * k) / size));
    this.#reversed = new Uint32Array(size);
    for (let i = 1; i < size; i++) {
      this.#reversed[i] = ((this.#reversed[i >> 1] ?? 0) >> 1) | (i & 1 ? size >> 1 : 0);
    }
  }

  /** Both arrays have the transform's size. */
  transform(re: Float64Array, im: Float64Array): void {
    const { size } = this;
    const cos = this.#cos;
    const sin = this.#sin;
    this.#reorder(re);
    this.#reorder(im);
    for (let half = 1; half < size; half <<= 1) {
      const stride = size / (2 * half);
      for (let k = 0; k < half; k++) {
        const c = cos[k * stride] ?? 0;
        const s = sin[k * stride] ?? 0;
        for (let upper = k; upper < size; upper += 2 * half) {
          const lower = upper + half;
          const turnedRe = (re[lower] ?? 0) * c - (im[lower] ?? 0) * s;
          const turnedIm = (re[lower] ?? 0) * s + (im[lower] ?? 0) * c;
          const upperRe = re[upper] ?? 0;
          const upperIm = im[upper] ?? 0;
          re[lower] = upperRe - turnedRe;
          im[lower] = upperIm - turnedIm;
          re[upper] = upperRe + turnedRe;
          im[upper] = upperIm + turnedIm;
        }
      }
    }
  }

  #reorder(part: Float64Array): void {
    const reversed = this.#reversed;
    for (let i = 0; i < part.length; i++) {
      const j = reversed[i] ?? 0;
      if (j <= i) continue;
      const kept = part[i] ?? 0;
      part[i] = part[j] ?? 0;
      part[j] = kept;
    }
  }
}
