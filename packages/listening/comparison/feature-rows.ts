import { AT_ONCE, fourProducts } from "../sound/scalar-products.ts";

/** Feature vectors of one length, in the order of time. */
export type Features = readonly Float32Array[];

/**
 * These frames are each compared with many other frames. Their numbers are stored in one array and in double precision.
 */
export class FeatureRows {
  readonly #width: number;
  /** The numbers of the frames, filled up to a multiple of AT_ONCE. */
  readonly #numbers: Float64Array;
  /** The square of each frame's length. */
  readonly #squares: Float64Array;
  readonly #compared: Float64Array;
  readonly #products = new Float64Array(AT_ONCE);

  constructor(frames: Features) {
    this.#width = frames[0]?.length ?? 0;
    this.#numbers = new Float64Array(AT_ONCE * Math.ceil(frames.length / AT_ONCE) * this.#width);
    this.#squares = new Float64Array(frames.length);
    this.#compared = new Float64Array(this.#width);
    this.replace(frames);
  }

  /** Replaces the frames by others, as many and as wide. */
  replace(frames: Features): void {
    for (const [place, frame] of frames.entries()) {
      this.#numbers.set(frame, place * this.#width);
      this.#squares[place] = squareOf(frame);
    }
  }

  /**
   * Writes the Euclidean distance of a frame to each of these, from `first` on, into `distances`. It uses their scalar
   * products.
   */
  compare(frame: Float32Array, distances: Float64Array, first = 0): void {
    const width = this.#width;
    const numbers = this.#numbers;
    const squares = this.#squares;
    const products = this.#products;
    this.#compared.set(frame);
    const square = squareOf(frame);
    for (let place = 0; place < squares.length; place += AT_ONCE) {
      fourProducts(this.#compared, numbers, place * width, width, products);
      const rows = Math.min(AT_ONCE, squares.length - place);
      for (let row = 0; row < rows; row++) {
        const far = square + (squares[place + row] ?? 0) - 2 * (products[row] ?? 0);
        distances[first + place + row] = Math.sqrt(Math.max(0, far));
      }
    }
  }
}

function squareOf(frame: Float32Array): number {
  let sum = 0;
  for (let k = 0; k < frame.length; k++) sum += (frame[k] ?? 0) * (frame[k] ?? 0);
  return sum;
}
