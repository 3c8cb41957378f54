/**
 * The tokens of a Viterbi search, one for each state: what following the text has gained so far, and how it was begun.
 */
export class Tokens {
  /** The gain so far, compared with a sound that is unknown throughout. */
  readonly score: Float64Array;
  /** The score at which the repetition in progress was begun. */
  readonly entry: Float64Array;
  /** The number of repetitions finished before it. */
  readonly count: Int32Array;
  /** The frame in which it was begun. */
  readonly start: Int32Array;

  constructor(states: number) {
    this.score = new Float64Array(states).fill(-Infinity);
    this.entry = new Float64Array(states);
    this.count = new Int32Array(states);
    this.start = new Int32Array(states);
  }

  scoreAt(state: number): number {
    return this.score[state] ?? -Infinity;
  }

  countAt(state: number): number {
    return this.count[state] ?? 0;
  }

  startAt(state: number): number {
    return this.start[state] ?? 0;
  }

  entryAt(state: number): number {
    return this.entry[state] ?? 0;
  }

  /** Puts the history of another token at a state. The caller sets its score. */
  take(state: number, from: Tokens, place: number): void {
    this.entry[state] = from.entryAt(place);
    this.count[state] = from.countAt(place);
    this.start[state] = from.startAt(place);
  }

  /** Takes back repetitions beyond so many. */
  revoke(count: number): void {
    for (let state = 0; state < this.count.length; state++) this.count[state] = Math.min(count, this.countAt(state));
  }

  /** Lowers all scores, so that they stay near zero over hours. */
  lower(by: number): void {
    for (let state = 0; state < this.score.length; state++) {
      this.score[state] = this.scoreAt(state) - by;
      this.entry[state] = this.entryAt(state) - by;
    }
  }
}
