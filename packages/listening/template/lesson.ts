import { type Frame, FRAMES_PER_SECOND } from "../features/front-end.ts";
import {
  haveOneOrder,
  haveTextInCommon,
  snrOf,
  type Template,
  templateAmongVoices,
  templateOf,
  unlikenessOf,
} from "./teaching.ts";

/** A lesson has so many repetitions. */
const TAKES = 3;
/**
 * A silence of so many seconds ends a repetition, in addition to the 0.2 s for which speech is believed to go on.
 * Decision 0026 compares.
 */
const PAUSE = 0.5;
/**
 * After a repetition that the person has ended by a tap the silence must last so long, because a shorter one is a
 * breath before the last words.
 */
const PAUSE_BEFORE_TAP = 1;
/** A sound of fewer seconds of speech was a cough. */
const SHORTEST = 0.4;
/** The lengths of the other takes lie between these shares of the middle one. They were chosen by trial. */
const LEAST_LENGTH = 0.6;
const MOST_LENGTH = 1.6;
/** After so many seconds without a pause none will be found, because others talk, or a street is near. */
const LONGEST = 40;
/**
 * Above this unlikeness two takes are not of one text. The same text has 0.35 to 0.55 in quiet and up to 0.68 beside a
 * fan, another one 0.64 to 0.8.
 */
const UNLIKE = { quiet: 0.6, noise: 0.72 };
/**
 * A room is quiet if the voice is so many dB above it, and for each dB less the limit rises by this. Both were fit to
 * the sittings of `npm run aloud:figures`.
 */
const QUIET_SNR = 20;
const UNLIKE_PER_DB = 0.01;
/**
 * Below so many dB above the room, the room keeps repetitions from being alike: real takes of one text in a fan had 6.4
 * to 8.2 (decision 0026).
 */
const LEAST_SNR = 8;

export type LessonRefusal = "unlike" | "noisy";

type Judgment =
  | { readonly refusal: null; readonly template: Template }
  | { readonly refusal: LessonRefusal; readonly template: null };

/** Hears three repetitions with a pause after each, and says whether a text can be learned from them. */
export class Lesson {
  readonly #taught: Frame[] = [];
  readonly #ends: number[] = [];
  readonly #lengths: number[] = [];
  #take: Frame[] = [];
  #spoken = 0;
  #silent = 0;
  #isTapped = false;

  /** Returns the frames of the repetitions so far, without those between them. */
  get frames(): readonly Frame[] {
    return this.#taught;
  }

  /** Returns true where sound goes on without a pause. */
  get isWithoutPause(): boolean {
    return this.#spoken > LONGEST * FRAMES_PER_SECOND;
  }

  /** Returns the number of repetitions when one more has ended, and null otherwise. */
  push(frame: Frame): number | null {
    this.#silent = frame.isSpeech ? 0 : this.#silent + 1;
    if (frame.isSpeech) this.#spoken++;
    if (this.#spoken > 0) this.#take.push(frame);
    const pause = this.#isTapped ? PAUSE_BEFORE_TAP : PAUSE;
    return this.#spoken > 0 && this.#silent >= pause * FRAMES_PER_SECOND ? this.#end() : null;
  }

  /** Ends a repetition without a pause, and returns the same as `push`. */
  endTake(): number | null {
    this.#isTapped = true;
    return this.#end();
  }

  #end(): number | null {
    const spoken = this.#spoken;
    const take = this.#take;
    this.#take = [];
    this.#spoken = 0;
    if (spoken < SHORTEST * FRAMES_PER_SECOND) return null;
    this.#taught.push(...take);
    this.#lengths.push(spoken);
    this.#ends.push(this.#taught.length / FRAMES_PER_SECOND);
    return this.#ends.length;
  }

  /**
   * Judges from the second repetition on, so that nobody chants a third in vain. Returns null while more must be heard.
   */
  judge(): Judgment | null {
    if (this.#ends.length < 2) return null;
    const snr = snrOf(this.#taught);
    const isAlike = this.#isAlike(snr);
    const refused = { refusal: snr < LEAST_SNR ? "noisy" : "unlike", template: null } as const;
    if (!isAlike && !this.#isTapped) return refused;
    if (this.#ends.length < TAKES) {
      return isAlike || haveTextInCommon(this.#taught, this.#ends) ? null : refused;
    }
    const template = (isAlike ? templateOf : templateAmongVoices)(this.#taught, this.#ends);
    return template === null ? refused : { refusal: null, template };
  }

  #isAlike(snr: number): boolean {
    if (this.#areLengthsOdd() || unlikenessOf(this.#taught, this.#ends) > unlikeLimit(snr)) return false;
    // Near the noise all voices are alike, frame by frame, so the order of the sounds decides.
    return snr >= LEAST_SNR || haveOneOrder(this.#taught, this.#ends);
  }

  #areLengthsOdd(): boolean {
    const middle = this.#lengths.toSorted((a, b) => a - b)[this.#lengths.length >> 1] ?? 0;
    return this.#lengths.some((length) => length < LEAST_LENGTH * middle || length > MOST_LENGTH * middle);
  }
}

const unlikeLimit = (snr: number) =>
  Math.min(UNLIKE.noise, UNLIKE.quiet + UNLIKE_PER_DB * Math.max(0, QUIET_SNR - snr));
