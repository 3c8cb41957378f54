import FourierTransform from "fft.js";

/** A complex signal in two arrays of the same length. */
export interface Complex {
  re: Float64Array;
  im: Float64Array;
}

/** A transform of one length, with arrays for its signals, in which real and imaginary parts alternate. */
interface Prepared {
  fourier: FourierTransform;
  input: number[];
  output: number[];
}

/** Transforms are prepared once for each length, because their tables take as long as the transform itself. */
const prepared = new Map<number, Prepared>();

/** Returns the smallest power of two that is at least `length`. */
export function powerOfTwoFor(length: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(2, length)));
}

/** Computes the fast Fourier transform in place, by fft.js. The length must be a power of two. */
export function transform(signal: Complex): void {
  const { fourier, input, output } = prepare(signal);
  fourier.transform(output, input);
  split(output, signal);
}

/** Computes the inverse of `transform` in place, scaled by 1/length. */
export function transformBack(signal: Complex): void {
  const { fourier, input, output } = prepare(signal);
  fourier.inverseTransform(output, input);
  split(output, signal);
}

function prepare({ re, im }: Complex): Prepared {
  const known = prepared.get(re.length) ?? makeTransform(re.length);
  prepared.set(re.length, known);
  for (let i = 0; i < re.length; i++) {
    known.input[2 * i] = re[i] ?? 0;
    known.input[2 * i + 1] = im[i] ?? 0;
  }
  return known;
}

function makeTransform(length: number): Prepared {
  const fourier = new FourierTransform(length);
  return { fourier, input: fourier.createComplexArray(), output: fourier.createComplexArray() };
}

function split(output: readonly number[], { re, im }: Complex): void {
  for (let i = 0; i < re.length; i++) {
    re[i] = output[2 * i] ?? 0;
    im[i] = output[2 * i + 1] ?? 0;
  }
}
