/** Raise of the limit, in shares of the mean distance, while a repetition is expected. */
const RAISE = 0.05;
/** Lengths of the text for which the next repetition is expected. */
const LENGTHS = 3;
/** Least gain after which another is expected: else each false count would bring the next. */
const GAIN_TO_EXPECT = -0.02;

/** Chanting goes on: at its beginning, and after each repetition, less proof is needed among other voices. */
export class Expectation {
  readonly #length: number;
  /** Frames of speech that are left of it. */
  #left = 0;

  /** `length`: frames of the text. */
  constructor(length: number) {
    this.#length = LENGTHS * length;
  }

  begin(): void {
    this.#left = this.#length;
  }

  /** To be called for each frame of speech. */
  pass(): void {
    this.#left--;
  }

  /** Raise of the limit now. */
  raise(): number {
    return this.#left > 0 ? RAISE : 0;
  }

  /** `gain`: mean gain of a repetition, without the raise. */
  renewAfter(gain: number): void {
    if (gain > GAIN_TO_EXPECT) this.begin();
  }
}
