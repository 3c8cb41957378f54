import type { Frame } from "../features/front-end.ts";

/** Share of a text that is spoken between two repetitions of it where one more may have been passed over. */
const HOLE = 0.5;
/** Repetitions in a row of which most come after a hole: who is counted half. A word to somebody else is one hole. */
const ROW = 4;
const MOST = 3;
/** Lengths of the text from which on it is talk, and no repetition; and lengths that are remembered, the text with them. */
const TALK = 3;
const REMEMBERED = 5;

/** Notices that between repetitions so much is spoken that every other one may be passed over. */
export class Holes {
  readonly #length: number;
  /** Frames of speech since the last repetition. */
  #spoken: number[] = [];
  #end: number | null = null;
  #row: boolean[] = [];

  /** `length`: frames of the text. */
  constructor(length: number) {
    this.#length = length;
  }

  hear({ index, isSpeech }: Pick<Frame, "index" | "isSpeech">): void {
    if (!isSpeech) return;
    this.#spoken.push(index);
    if (this.#spoken.length > 2 * REMEMBERED * this.#length)
      this.#spoken = this.#spoken.slice(-REMEMBERED * this.#length);
  }

  /** Takes a repetition from one frame to another; true where most of the last ones came after a hole. */
  count({ start, end }: { readonly start: number; readonly end: number }): boolean {
    const last = this.#end;
    if (last !== null) {
      const between = this.#spoken.filter((index) => index >= last && index < start).length;
      const isHole = between > HOLE * this.#length && between < TALK * this.#length;
      this.#row = [...this.#row, isHole].slice(-ROW);
    }
    this.#end = end;
    this.#spoken = this.#spoken.filter((index) => index >= end);
    return this.#row.filter(Boolean).length >= MOST;
  }
}
