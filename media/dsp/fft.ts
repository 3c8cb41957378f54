/** A complex signal in two arrays of the same length. */
export interface Complex {
  re: Float64Array;
  im: Float64Array;
}

/** Smallest power of two that is at least `length`. */
export function powerOfTwoFor(length: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(2, length)));
}

/** Fast Fourier transform in place (radix 2, Cooley and Tukey); the length must be a power of two. */
export function transform(signal: Complex): void {
  reverseBits(signal);
  const { re, im } = signal;
  const length = re.length;
  const cos = new Float64Array(length / 2);
  const sin = new Float64Array(length / 2);
  for (let k = 0; k < length / 2; k++) {
    cos[k] = Math.cos((2 * Math.PI * k) / length);
    sin[k] = -Math.sin((2 * Math.PI * k) / length);
  }
  for (let half = 1; half < length; half *= 2) {
    const stride = length / (2 * half);
    for (let block = 0; block < length; block += 2 * half) {
      for (let k = 0; k < half; k++) {
        const upper = block + k;
        const lower = upper + half;
        const c = cos[k * stride] ?? 0;
        const s = sin[k * stride] ?? 0;
        const lowerRe = re[lower] ?? 0;
        const lowerIm = im[lower] ?? 0;
        const turnedRe = lowerRe * c - lowerIm * s;
        const turnedIm = lowerRe * s + lowerIm * c;
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

/** The inverse of `transform`, in place, scaled by 1/length. */
export function transformBack(signal: Complex): void {
  // Exchanging real and imaginary parts turns the forward transform into the inverse one.
  transform({ re: signal.im, im: signal.re });
  const scale = 1 / signal.re.length;
  for (let i = 0; i < signal.re.length; i++) {
    signal.re[i] = (signal.re[i] ?? 0) * scale;
    signal.im[i] = (signal.im[i] ?? 0) * scale;
  }
}

function reverseBits({ re, im }: Complex): void {
  const length = re.length;
  for (let i = 1, j = 0; i < length; i++) {
    let bit = length >> 1;
    for (; (j & bit) !== 0; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      swap(re, i, j);
      swap(im, i, j);
    }
  }
}

function swap(values: Float64Array, i: number, j: number): void {
  const kept = values[i] ?? 0;
  values[i] = values[j] ?? 0;
  values[j] = kept;
}
