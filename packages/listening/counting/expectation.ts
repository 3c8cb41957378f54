/**
 * While a repetition is expected, the limit is raised by this, in shares of the mean distance. Without it babble at 10
 * dB cost 11 % of the repetitions of `npm run aloud:figures`, to which all limits of this file were fit (decision
 * 0026).
 */
const RAISE = 0.05;
/** The next repetition is expected for so many lengths of the text. */
const LENGTHS = 3;
/** Another repetition is only expected after this gain, because otherwise each false count would bring the next. */
const GAIN_TO_EXPECT = -0.02;
/**
 * Up to the first usual gain the whole raise is needed, and from the second on none is. With it babble between the
 * repetitions of a clear voice would be counted, at gains of 0.00 to -0.05 where the repetitions have 0.10 to 0.25.
 */
const FAINT = 0.06;
const CLEAR = 0.1;
const USUAL_PACE = 0.3;

/**
 * While chanting goes on, at its beginning and after each repetition, less proof is needed of a voice that is faint
 * among others.
 */
export class Expectation {
  readonly #length: number;
  /** The repetition is expected for so many more frames of speech. */
  #left = 0;
  /** The usual gain of the repetitions that were heard in noise. Without noise every voice is clear. */
  #usual = 0;

  /** `length` is the number of frames of the text. */
  constructor(length: number) {
    this.#length = length;
  }

  begin(): void {
    this.#left = LENGTHS * this.#length;
  }

  /** Must be called for each frame of speech. */
  pass(): void {
    this.#left--;
  }

  /**
   * Returns the present raise of the limit. It only changes with a count until it ends, so that the gain without it is
   * known.
   */
  raise(): number {
    return this.#left > 0 ? RAISE * Math.max(0, Math.min(1, (CLEAR - this.#usual) / (CLEAR - FAINT))) : 0;
  }

  /**
   * Expects another repetition. `gain` is the mean gain of the last one without the raise. `isNoisier` says that the
   * noise is louder beside the voice than in the lesson.
   */
  renewAfter(gain: number, isNoisier: boolean): void {
    if (isNoisier) this.#usual += USUAL_PACE * (gain - this.#usual);
    if (gain > GAIN_TO_EXPECT) this.begin();
  }
}
