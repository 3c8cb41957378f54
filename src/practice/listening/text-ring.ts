import { Tokens } from "./tokens.ts";

/** History of "something else", with the last repetition before it; times in frames. */
export interface Ending {
  score: number;
  count: number;
  start: number;
  end: number;
  gain: number;
}

/** Everything beside the text, in the frame that is heard now. */
interface Outside {
  other: Ending;
  now: number;
}

/** Costs of leaving the straight way through the text, in frames' worth of gain. */
const BEGINNING = 1.5;
const INTERRUPTION = 4;
const SKIP = 0.02;
const STAY = 0.01;
const OUTSIDE = 0.01;
/** States of a text that is chanted again and again, with "interrupted here" beside each: see RepetitionTracker. */
export class TextRing {
  readonly tokens: Tokens;
  readonly #interrupted: Tokens;
  /** History of a token on its way back from an interruption. */
  readonly #spare = new Tokens(1);

  constructor(states: number) {
    this.tokens = new Tokens(states);
    this.#interrupted = new Tokens(states);
  }

  /** Takes a token on by a frame of speech; from the last state to the first. */
  move(state: number, gain: number, outside: Outside): void {
    const tokens = this.tokens;
    const interrupted = this.#interrupted;
    const held = tokens.scoreAt(state);
    let best = held + Math.min(0, gain) - STAY;
    let from = state;
    const stepped = tokens.scoreAt(state - 1) + gain;
    if (stepped > best) [best, from] = [stepped, state - 1];
    const skipped = tokens.scoreAt(state - 2) + 2 * gain - SKIP;
    if (skipped > best) [best, from] = [skipped, state - 2];
    const back = interrupted.scoreAt(state) + gain;
    const fresh = state <= 1 ? outside.other.score - BEGINNING + (state + 1) * gain : -Infinity;
    this.#spare.take(0, interrupted, state);
    this.#interrupt(state);
    if (fresh > Math.max(best, back)) this.#begin(state, fresh, outside);
    else if (back > best) {
      tokens.take(state, this.#spare, 0);
      tokens.score[state] = back;
    } else {
      if (from !== state) tokens.take(state, tokens, from);
      tokens.score[state] = best;
    }
  }

  /** A place in the text is left for an unknown sound, or kept waiting in it. */
  #interrupt(state: number): void {
    const interrupted = this.#interrupted;
    const waiting = interrupted.scoreAt(state) - OUTSIDE;
    const left = this.tokens.scoreAt(state) - INTERRUPTION;
    interrupted.score[state] = Math.max(waiting, left);
    if (left > waiting) interrupted.take(state, this.tokens, state);
  }

  #begin(state: number, score: number, { other, now }: Outside): void {
    const tokens = this.tokens;
    tokens.score[state] = score;
    tokens.entry[state] = other.score;
    tokens.count[state] = other.count;
    tokens.start[state] = now;
  }

  /** Keeps scores near zero over hours. */
  lower(by: number): void {
    this.tokens.lower(by);
    this.#interrupted.lower(by);
  }
}
