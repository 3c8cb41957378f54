import type { Standing } from "./text-ring.ts";

/** The text must go on by this share within the time. This and the next limit were chosen by trial. */
const STEP = 0.02;
/** From this share of the text on, it may be over, because the talk of others can hide all the rest. */
const LATE_SHARE = 0.5;

/**
 * Notices that a text that may be over neither goes on nor explains the sound better. Its end was then drowned by
 * others who talk on.
 */
export class Standstill {
  readonly #states: number;
  #best = -Infinity;
  #place = 0;
  #frames = 0;

  /** `states` is the number of frames of the text. */
  constructor(states: number) {
    this.#states = states;
  }

  /** Takes the standing in a frame of speech. Returns for how many frames it has stood still. */
  hear({ unfinished, finished, place }: Standing): number {
    const isAhead = unfinished >= finished;
    if (unfinished > this.#best || (isAhead && place > this.#place + STEP * this.#states)) {
      this.#best = Math.max(this.#best, unfinished);
      this.#place = place;
      this.#frames = 0;
    } else this.#frames++;
    return isAhead && place >= LATE_SHARE * this.#states ? this.#frames : 0;
  }

  /** Lowers its scores with those of the tokens, which are kept near zero. */
  lower(by: number): void {
    this.#best -= by;
  }

  /** Begins again after a count. */
  forget(): void {
    this.#best = -Infinity;
  }
}
