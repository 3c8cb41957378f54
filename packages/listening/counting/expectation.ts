/**
 * Raise of the limit, in shares of the mean distance, while a repetition is expected. Without it babble at 10 dB cost 11 % of
 * the repetitions of `npm run aloud:figures`, to which all limits of this file were fit.
 */
const RAISE = 0.05;
/** Lengths of the text for which the next repetition is expected. */
const LENGTHS = 3;
/** Least gain after which another is expected: else each false count would bring the next. */
const GAIN_TO_EXPECT = -0.02;
/**
 * Usual gains up to which the whole raise is needed, and from which none is: with it babble between the repetitions of who
 * is heard clearly would be counted, at gains of 0.00 to -0.05 where theirs are 0.10 to 0.25.
 */
const FAINT = 0.06;
const CLEAR = 0.1;
const USUAL_PACE = 0.3;

/** Chanting goes on: at its beginning, and after each repetition, less proof is needed of who is faint among other voices. */
export class Expectation {
  readonly #length: number;
  /** Frames of speech that are left of it. */
  #left = 0;
  /** Gain of the repetitions that were heard in noise: in quiet everybody is clear. */
  #usual = 0;

  /** `length`: frames of the text. */
  constructor(length: number) {
    this.#length = length;
  }

  begin(): void {
    this.#left = LENGTHS * this.#length;
  }

  /** To be called for each frame of speech. */
  pass(): void {
    this.#left--;
  }

  /** Raise of the limit now. Until it ends it changes with a count only, so that what is earned without it is known. */
  raise(): number {
    return this.#left > 0 ? RAISE * Math.max(0, Math.min(1, (CLEAR - this.#usual) / (CLEAR - FAINT))) : 0;
  }

  /** `gain`: mean gain of a repetition, without the raise. `isNoisier`: noise is nearer than at the teaching. */
  renewAfter(gain: number, isNoisier: boolean): void {
    if (isNoisier) this.#usual += USUAL_PACE * (gain - this.#usual);
    if (gain > GAIN_TO_EXPECT) this.begin();
  }
}
