import type { Frame } from "../features/front-end.ts";

/**
 * A repetition may have been missed where this share of a text is spoken between two others. The limits of this file
 * were fit to real recitations (decision 0026, "A found text is one repetition").
 */
const HOLE = 0.5;
/**
 * Of so many repetitions in a row, more than half come after a hole if every other one is missed. A word to another
 * person makes a single hole.
 */
const ROW = 4;
const MOST = 3;
/**
 * Speech of so many lengths of the text is talk, and no repetition. So many lengths are remembered, including the text
 * itself.
 */
const TALK = 3;
const REMEMBERED = 5;

/** Notices that so much is spoken between repetitions that every other one may be missed. */
export class Holes {
  readonly #length: number;
  /** The frames of speech since the last repetition. */
  #spoken: number[] = [];
  #end: number | null = null;
  #row: boolean[] = [];

  /** `length` is the number of frames of the text. */
  constructor(length: number) {
    this.#length = length;
  }

  hear({ index, isSpeech }: Pick<Frame, "index" | "isSpeech">): void {
    if (!isSpeech) return;
    this.#spoken.push(index);
    if (this.#spoken.length > 2 * REMEMBERED * this.#length)
      this.#spoken = this.#spoken.slice(-REMEMBERED * this.#length);
  }

  /** Takes a repetition from one frame to another. Returns true where most of the last ones came after a hole. */
  count({ start, end }: { readonly start: number; readonly end: number }): boolean {
    const last = this.#end;
    if (last !== null) {
      const between = this.#spoken.filter((index) => index >= last && index < start).length;
      const isHole = between > HOLE * this.#length && between < TALK * this.#length;
      this.#row = [...this.#row, isHole].slice(-ROW);
    }
    this.#end = end;
    this.#spoken = this.#spoken.filter((index) => index >= end);
    return this.#holes >= MOST;
  }

  /** Returns true where at least every other one of the last repetitions came after a hole. */
  get isHalfHoles(): boolean {
    return this.#row.length > 0 && 2 * this.#holes >= this.#row.length;
  }

  get #holes(): number {
    return this.#row.filter(Boolean).length;
  }
}
