import { Tokens } from "./tokens.ts";

/** The history of "something else", with the last repetition before it. Times are in frames. */
export interface Ending {
  score: number;
  count: number;
  start: number;
  end: number;
  gain: number;
}

/**
 * The best score of what has come to its end since the last count, and that of everything else, with the repetitions
 * and the state of the better one.
 */
export interface Standing {
  readonly finished: number;
  readonly unfinished: number;
  readonly count: number;
  readonly place: number;
}

/** Everything outside the text, in the frame that is heard now. */
interface Outside {
  other: Ending;
  now: number;
  /** The flag is true if the noise is louder beside the voice than in the lesson. */
  isNoisier: boolean;
}

/**
 * The costs of leaving the straight way through the text, in the gain of so many frames. They were fit to the sittings
 * of `npm run aloud:figures` (decision 0026).
 */
const BEGINNING = 1.5;
const INTERRUPTION = 4;
const SKIP = 0.02;
const STAY = 0.01;
const OUTSIDE = 0.01;
/**
 * A late state that is passed over, so that it was not heard, earns this share of its gain. Otherwise a part of a held
 * last vowel, or a word that equals the last one, would be taken for the rest of the text, up to half a second before
 * its end. In noise that is louder than in the lesson ends are slurred, so that half is right there; where silences are
 * heard, these tell the end.
 */
const UNHEARD = { asTaught: 0, noisier: 0.5 };
/**
 * If no silence was heard within this share of the text, none is expected at its end. It was fit to the same sittings.
 */
const UNBROKEN_SHARE = 0.5;

/**
 * A repetition is under way after this share of the text, and after so many frames, because one or two sounds fit
 * anything.
 */
const UNDER_WAY = 0.25;
const LEAST_UNDER_WAY = 10;
/** Within this share of the text a repetition is not near its end. */
const MIDDLE_SHARE = 0.8;
/**
 * A repetition that was begun again is ahead of the one that was broken off by this mean gain. No figure of this choice
 * was kept.
 */
const FAR_BETTER = 0.08;

/**
 * The states of a text that is chanted again and again, each with "interrupted here" beside it (see RepetitionTracker).
 */
export class TextRing {
  readonly tokens: Tokens;
  readonly #interrupted: Tokens;
  /** The history of a token that comes back from an interruption. */
  readonly #spare = new Tokens(1);
  readonly #lateFrom: number;
  /** A late state that is passed over earns this share of its gain. */
  #unheard = 1;
  /** The number of frames of speech since the last silence. */
  #unbroken = 0;

  /** `late` is the number of states of the last part of the text. */
  constructor(states: number, late: number) {
    this.#lateFrom = states - late;
    this.tokens = new Tokens(states);
    this.#interrupted = new Tokens(states);
  }

  /** Moves all tokens by a frame of speech, which fits each state with a gain. */
  move(gains: Float64Array, outside: Outside): void {
    const isUnbroken = ++this.#unbroken >= UNBROKEN_SHARE * gains.length;
    const inNoise = isUnbroken ? UNHEARD.noisier : 1;
    this.#unheard = outside.isNoisier ? inNoise : UNHEARD.asTaught;
    // The loop goes backwards, so that each state still finds its predecessors of the frame before.
    for (let state = gains.length - 1; state >= 2; state--) this.#follow(state, gains[state] ?? 0);
    for (let state = Math.min(1, gains.length - 1); state >= 0; state--) this.#enter(state, gains[state] ?? 0, outside);
  }

  /** Hears a silence, which moves no token. */
  pause(): void {
    this.#unbroken = 0;
  }

  /**
   * Moves the best token to a state: from the state itself, from one of the two before it, or back from an
   * interruption.
   */
  #follow(state: number, gain: number): void {
    const { score } = this.tokens;
    let best = (score[state] ?? 0) + Math.min(0, gain) - STAY;
    let from = state;
    const stepped = state > 0 ? (score[state - 1] ?? 0) + gain : -Infinity;
    if (stepped > best) {
      best = stepped;
      from = state - 1;
    }
    const both = gain > 0 && state > this.#lateFrom ? (1 + this.#unheard) * gain : 2 * gain;
    const skipped = state > 1 ? (score[state - 2] ?? 0) + both - SKIP : -Infinity;
    if (skipped > best) {
      best = skipped;
      from = state - 2;
    }
    const back = (this.#interrupted.score[state] ?? 0) + gain;
    const isBack = back > best;
    if (isBack) this.#spare.take(0, this.#interrupted, state);
    this.#interrupt(state);
    if (isBack) this.tokens.take(state, this.#spare, 0);
    else if (from !== state) this.tokens.take(state, this.tokens, from);
    score[state] = isBack ? back : best;
  }

  /** Does the same as `#follow` for the first two states, where a repetition may begin. */
  #enter(state: number, gain: number, { other, now }: Outside): void {
    this.#follow(state, gain);
    const fresh = other.score - BEGINNING + (state + 1) * gain;
    const { score, entry, count, start } = this.tokens;
    if (fresh <= (score[state] ?? 0)) return;
    score[state] = fresh;
    entry[state] = other.score;
    count[state] = other.count;
    start[state] = now;
  }

  /** Leaves a place in the text for an unknown sound, or lets a token go on waiting there. */
  #interrupt(state: number): void {
    const { score } = this.#interrupted;
    const waiting = (score[state] ?? 0) - OUTSIDE;
    const left = (this.tokens.score[state] ?? 0) - INTERRUPTION;
    score[state] = Math.max(waiting, left);
    if (left > waiting) this.#interrupted.take(state, this.tokens, state);
  }

  /** Returns the explanation in which the text ends at a state. */
  endingAt(state: number, now: number): Ending {
    const { tokens } = this;
    const score = tokens.scoreAt(state);
    const gain = (score - tokens.entryAt(state)) / tokens.score.length;
    return { score, count: tokens.countAt(state) + 1, gain, start: tokens.startAt(state), end: now };
  }

  /** Compares what has come to its end with what has not. `reported` is the number of repetitions that were counted. */
  compare(other: Ending, reported: number): Standing {
    const isNew = other.count > reported;
    let finished = isNew ? other.score : -Infinity;
    let unfinished = isNew ? -Infinity : other.score;
    let { count } = other;
    const { score: scores, count: counts } = this.tokens;
    let place = scores.length - 1;
    for (let state = 0; state < scores.length; state++) {
      const score = scores[state] ?? 0;
      const best = Math.max(finished, unfinished);
      if (score <= best && score <= unfinished) continue;
      const tokenCount = counts[state] ?? 0;
      if (score > best) {
        place = state;
        count = tokenCount;
      }
      if (tokenCount > reported) finished = Math.max(finished, score);
      else unfinished = Math.max(unfinished, score);
    }
    return { finished, unfinished, count, place };
  }

  /**
   * Returns true if a text was broken off and begun again: another repetition, under way since then, fits far better
   * than the one that seems to have ended. `count` is the number of repetitions that were reported.
   */
  isBegunAnew({ start: begun, gain }: Ending, count: number): boolean {
    const { tokens } = this;
    const { length } = tokens.score;
    for (let state = Math.max(LEAST_UNDER_WAY, Math.floor(UNDER_WAY * length)); state < length; state++) {
      if (tokens.countAt(state) !== count || tokens.startAt(state) <= begun) continue;
      if (tokens.scoreAt(state) - tokens.entryAt(state) > (gain + FAR_BETTER) * (state + 1)) return true;
    }
    return false;
  }

  /** Returns the best score of the repetition after so many, where it is not near its end. */
  bestInMiddle(count: number): number {
    const { tokens } = this;
    let best = -Infinity;
    for (let state = 0; state < MIDDLE_SHARE * tokens.score.length; state++) {
      if (tokens.countAt(state) === count) best = Math.max(best, tokens.scoreAt(state));
    }
    return best;
  }

  /** Takes back the ends since so many repetitions were reported. */
  revoke(count: number): void {
    this.tokens.revoke(count);
    this.#interrupted.revoke(count);
  }

  /** Lowers all scores, so that they stay near zero over hours. */
  lower(by: number): void {
    this.tokens.lower(by);
    this.#interrupted.lower(by);
  }
}
