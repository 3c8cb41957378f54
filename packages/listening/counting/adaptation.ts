import { DrownedEnd } from "./drowned-end.ts";
import { Expectation } from "./expectation.ts";
import { CLEAR_GAIN, FitLimit } from "./fit-limit.ts";
import type { Frame } from "../features/front-end.ts";
import { SpokenMemory } from "./spoken-memory.ts";
import type { TextDistances } from "./text-distances.ts";
import { STEADY_NOISE } from "../template/teaching.ts";
import { TextOrder } from "./text-order.ts";
import type { Ending } from "./text-ring.ts";

/** Share that the template takes over of a repetition that is good enough. Other paces brought nothing in the sittings. */
const LEARNED = 0.1;
/** Mean gain from which on a repetition is good enough, chosen by trial: the same voice has 0.4 in quiet. */
const GAIN_TO_LEARN = 0.12;
/** Lengths of the text between which what is heard may be a repetition of it; what is longer holds others' talk, or two. */
const LEAST_LENGTH = 0.7;
const MOST_LENGTH = 1.5;

/** Follows a person who chants: by the limit for the fit, by what is expected next, and by the text as they say it. */
export class Adaptation {
  /** A fan or a street was there at the teaching. */
  readonly isTaughtInNoise: boolean;
  /** What noise hides of the text's end. */
  readonly drowned: DrownedEnd;
  readonly #text: TextDistances;
  readonly #limit: FitLimit;
  readonly #expectation: Expectation;
  readonly #memory = new SpokenMemory();
  readonly #missed = new MissedRepetitions();
  readonly #order: TextOrder;

  /** `fit`, `snr` and `levels` as taught. */
  constructor(
    text: TextDistances,
    { fit, snr, levels = [] }: { fit: number; snr: number; levels?: readonly number[] },
  ) {
    this.isTaughtInNoise = snr < STEADY_NOISE;
    this.#text = text;
    this.#limit = new FitLimit(fit, snr);
    this.#expectation = new Expectation(text.places.length);
    this.#order = new TextOrder(text, this.#memory, fit);
    this.drowned = new DrownedEnd(levels);
  }

  /** Expects a first repetition, which a search does not: it is sure of nothing yet. */
  begin(): void {
    this.#expectation.begin();
  }

  /** Takes each frame, with its cepstra less their mean. */
  remember(frame: Frame, vector: Float32Array): void {
    this.#memory.add(frame, vector);
  }

  /** Limit for the next frame of speech, `snr` dB above the noise. */
  limitAt(snr: number): number {
    this.#limit.hear(snr);
    const limit = this.#limit.now() + this.#expectation.raise();
    this.#expectation.pass();
    return limit;
  }

  /** Noise is nearer than at the teaching. */
  isNoisier(): boolean {
    return this.#limit.isRaised();
  }

  /** Last frames of the text that noise hides now. */
  drownedFrames(): number {
    return this.drowned.framesAt(this.#limit.nearer);
  }

  /** Gain without what is expected: such repetitions are neither surer for it, nor learned from sooner. */
  ownGain({ gain }: Ending): number {
    return gain - this.#expectation.raise();
  }

  /** True of what hardly earned a count, and is in another order than the text. */
  isAnother(ending: Ending): boolean {
    return this.ownGain(ending) < CLEAR_GAIN && this.#order.isAnother(ending);
  }

  /** Takes the text as if it ended in each frame of speech. */
  followMissed(ending: Ending): void {
    const missed = this.#missed.hear({ ...ending, gain: this.ownGain(ending) });
    if (missed && this.#isAsLong(this.#memory.between(missed))) {
      this.#limit.follow(missed.gain, () => this.#order.disorderOf(missed));
    }
  }

  /** Takes what was counted. */
  follow(ending: Ending): void {
    const gain = this.ownGain(ending);
    this.#limit.follow(gain, () => this.#order.disorderOf(ending));
    this.#expectation.renewAfter(gain, this.#limit.isRaised());
    const take = this.#memory.between(ending);
    if (gain >= GAIN_TO_LEARN && this.#isAsLong(take)) this.#text.learn(take, LEARNED);
  }

  /** Whatever was counted is not missed. */
  forgetMissed(): void {
    this.#missed.forget();
  }

  #isAsLong({ length }: readonly Float32Array[]): boolean {
    const states = this.#text.places.length;
    return length >= LEAST_LENGTH * states && length <= MOST_LENGTH * states;
  }
}

/** Finds what came to the end of the text and was not counted, one after the other. */
export class MissedRepetitions {
  /** Likeliest passage of sound since the last one. */
  #best: Ending | null = null;

  /** Takes the text as if it ended in a frame; answers the likeliest end before it where this is another repetition. */
  hear(ending: Ending): Ending | null {
    const best = this.#best;
    const isAnother = best !== null && ending.start >= (best.start + best.end) / 2;
    if (best === null || isAnother || ending.gain > best.gain) this.#best = ending;
    return isAnother ? best : null;
  }

  /** Begins anew after a count. */
  forget(): void {
    this.#best = null;
  }
}
