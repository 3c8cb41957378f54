import type { Standing } from "./text-ring.ts";

/** Share of the text by which it must go on within the time. This and the next limit were chosen by trial. */
const STEP = 0.02;
/** Share of the text from which on it may be over: from there on talk can hide all the rest. */
const LATE_SHARE = 0.5;

/**
 * Notices that a text which may be over neither goes on nor explains the sound any better: others talk on, and its end was
 * drowned by them.
 */
export class Standstill {
  readonly #states: number;
  #best = -Infinity;
  #place = 0;
  #frames = 0;

  /** `states`: frames of the text. */
  constructor(states: number) {
    this.#states = states;
  }

  /** Takes the standing in a frame of speech; answers for how many frames it has stood still. */
  hear({ unfinished, finished, place }: Standing): number {
    const isAhead = unfinished >= finished;
    if (unfinished > this.#best || (isAhead && place > this.#place + STEP * this.#states)) {
      this.#best = Math.max(this.#best, unfinished);
      this.#place = place;
      this.#frames = 0;
    } else this.#frames++;
    return isAhead && place >= LATE_SHARE * this.#states ? this.#frames : 0;
  }

  /** Follows scores that are kept near zero. */
  lower(by: number): void {
    this.#best -= by;
  }

  /** Begins anew after a count. */
  forget(): void {
    this.#best = -Infinity;
  }
}
