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

/** Repetitions that are taught. */
const TAKES = 3;
/** Seconds of silence that end a repetition, beside the 0.2 s for which speech is believed to go on. */
const PAUSE = 0.5;
/** The same where the person has ended one with a tap: a shorter one is a breath before the last words. */
const PAUSE_BEFORE_TAP = 1;
/** Seconds of speech below which it was a cough. */
const SHORTEST = 0.4;
/** Shares of the middle take's length within which the others lie, chosen by trial. */
const LEAST_LENGTH = 0.6;
const MOST_LENGTH = 1.6;
/** Seconds without a pause after which nobody will find one: others talk, or a street is near. */
const LONGEST = 40;
/**
 * Unlikeness above which two takes are not of one text: the same text has 0.35-0.55 in quiet and up to 0.68 beside a fan,
 * another one 0.64-0.8.
 */
const UNLIKE = { quiet: 0.6, noise: 0.72 };
/** dB above the room from which on it is quiet, and the rise of the limit for each dB less. */
const QUIET_SNR = 20;
const UNLIKE_PER_DB = 0.01;
/** dB above the room below which it is the room that keeps repetitions from being alike. */
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

  /** Frames of the repetitions so far, without what lay between them. */
  get frames(): readonly Frame[] {
    return this.#taught;
  }

  /** True where sound goes on and on. */
  get isWithoutPause(): boolean {
    return this.#spoken > LONGEST * FRAMES_PER_SECOND;
  }

  /** Answers the number of repetitions when one more has ended, null otherwise. */
  push(frame: Frame): number | null {
    this.#silent = frame.isSpeech ? 0 : this.#silent + 1;
    if (frame.isSpeech) this.#spoken++;
    if (this.#spoken > 0) this.#take.push(frame);
    const pause = this.#isTapped ? PAUSE_BEFORE_TAP : PAUSE;
    return this.#spoken > 0 && this.#silent >= pause * FRAMES_PER_SECOND ? this.#end() : null;
  }

  /** Ends a repetition without a pause. Answers as `push`. */
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

  /** Refuses from the second repetition on: a third would be chanted in vain. Null while more are to be heard. */
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
    // Near its noise any voice is like any other, frame by frame: the order of its sounds tells.
    return snr >= LEAST_SNR || haveOneOrder(this.#taught, this.#ends);
  }

  #areLengthsOdd(): boolean {
    const middle = this.#lengths.toSorted((a, b) => a - b)[this.#lengths.length >> 1] ?? 0;
    return this.#lengths.some((length) => length < LEAST_LENGTH * middle || length > MOST_LENGTH * middle);
  }
}

const unlikeLimit = (snr: number) =>
  Math.min(UNLIKE.noise, UNLIKE.quiet + UNLIKE_PER_DB * Math.max(0, QUIET_SNR - snr));
