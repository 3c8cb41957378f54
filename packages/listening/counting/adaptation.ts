import { AnotherText } from "./another-text.ts";
import { DrownedEnd } from "./drowned-end.ts";
import { Expectation } from "./expectation.ts";
import { CLEAR_GAIN, FitLimit } from "./fit-limit.ts";
import type { Frame } from "../features/front-end.ts";
import { SpokenMemory } from "./spoken-memory.ts";
import type { TextDistances } from "./text-distances.ts";
import { STEADY_NOISE } from "../template/teaching.ts";
import { TextOrder } from "./text-order.ts";
import type { Ending } from "./text-ring.ts";

/**
 * The template moves towards a good repetition by this share. Other shares brought no gain in the sittings of `npm run
 * aloud:figures` (decision 0026).
 */
const LEARNED = 0.1;
/**
 * A repetition is good enough to learn from if it has this mean gain. It was chosen by trial: the same voice has 0.4 in
 * a quiet room.
 */
const GAIN_TO_LEARN = 0.12;
/**
 * A sound may be a repetition if its length lies between these shares of the text's length. A longer sound contains the
 * talk of others, or two repetitions. Both were fit to the sittings of `npm run aloud:figures`.
 */
const LEAST_LENGTH = 0.7;
const MOST_LENGTH = 1.5;

/**
 * Follows a person who chants, in three ways: by the limit for the fit, by what is expected next, and by the text as
 * the person says it.
 */
export class Adaptation {
  /** The flag is true if a fan or a street was heard in the lesson. */
  readonly isTaughtInNoise: boolean;
  /** The part of the text's end that noise hides. */
  readonly drowned: DrownedEnd;
  readonly #text: TextDistances;
  readonly #limit: FitLimit;
  readonly #expectation: Expectation;
  readonly #memory = new SpokenMemory();
  readonly #missed = new MissedRepetitions();
  readonly #order: TextOrder;
  /** The value is null where others talked in the lesson, because then its takes are hardly alike themselves. */
  readonly #another: AnotherText | null;

  /** `fit`, `snr` and `levels` are those of the lesson. */
  constructor(
    text: TextDistances,
    { fit, snr, levels = [] }: { fit: number; snr: number; levels?: readonly number[] },
  ) {
    this.isTaughtInNoise = snr < STEADY_NOISE;
    this.#text = text;
    this.#limit = new FitLimit(fit, snr);
    this.#expectation = new Expectation(text.places.length);
    this.#order = new TextOrder(text, this.#memory, fit);
    this.#another = levels.length > 0 ? new AnotherText(this.#order, this.#memory, fit) : null;
    this.drowned = new DrownedEnd(levels);
  }

  /** Expects a first repetition. A search does not call this, because it is not sure of anything yet. */
  begin(): void {
    this.#expectation.begin();
  }

  /** Remembers a frame, with its cepstra without their mean. */
  remember(frame: Frame, vector: Float32Array): void {
    this.#memory.add(frame, vector);
  }

  /** Returns the limit for the next frame of speech, which is `snr` dB above the noise. */
  limitAt(snr: number): number {
    this.#limit.hear(snr);
    const limit = this.#limit.now() + this.#expectation.raise();
    this.#expectation.pass();
    return limit;
  }

  /** Returns true if the noise is louder beside the voice than in the lesson. */
  isNoisier(): boolean {
    return this.#limit.isRaised();
  }

  /** Returns how many of the text's last frames noise hides at present. */
  drownedFrames(): number {
    return this.drowned.framesAt(this.#limit.nearer);
  }

  /**
   * Returns the gain without the bonus for an expected repetition. That bonus makes repetitions neither surer, nor good
   * enough to learn from.
   */
  ownGain({ gain }: Ending): number {
    return gain - this.#expectation.raise();
  }

  /** Returns true for a sound that was only just counted and has another order than the text. */
  isAnother(ending: Ending): boolean {
    const gain = this.ownGain(ending);
    if (gain < CLEAR_GAIN && this.#order.isAnother(ending)) return true;
    return !this.isNoisier() && this.#another?.isHeard(ending, gain) === true;
  }

  /** Takes the explanation in which the text ends in this frame of speech. */
  followMissed(ending: Ending): void {
    const missed = this.#missed.hear({ ...ending, gain: this.ownGain(ending) });
    if (missed && this.#isAsLong(this.#memory.between(missed))) {
      this.#limit.follow(missed.gain, () => this.#order.disorderOf(missed));
    }
  }

  /** Adapts to a repetition that was counted. */
  follow(ending: Ending): void {
    const gain = this.ownGain(ending);
    this.#limit.follow(gain, () => this.#order.disorderOf(ending));
    this.#another?.note(gain);
    this.#expectation.renewAfter(gain, this.#limit.isRaised());
    const take = this.#memory.between(ending);
    if (gain >= GAIN_TO_LEARN && this.#isAsLong(take)) this.#text.learn(take, LEARNED);
  }

  /** Forgets what may have been missed, because it was counted. */
  forgetMissed(): void {
    this.#missed.forget();
  }

  #isAsLong({ length }: readonly Float32Array[]): boolean {
    const states = this.#text.places.length;
    return length >= LEAST_LENGTH * states && length <= MOST_LENGTH * states;
  }
}

/** Finds sounds that reached the end of the text and were not counted, one after the other. */
export class MissedRepetitions {
  /** The likeliest passage of sound since the last one. */
  #best: Ending | null = null;

  /**
   * Takes the explanation in which the text ends in this frame. Returns the likeliest end before it where this is
   * another repetition.
   */
  hear(ending: Ending): Ending | null {
    const best = this.#best;
    const isAnother = best !== null && ending.start >= (best.start + best.end) / 2;
    if (best === null || isAnother || ending.gain > best.gain) this.#best = ending;
    return isAnother ? best : null;
  }

  /** Begins again after a count. */
  forget(): void {
    this.#best = null;
  }
}
