import { FRAMES_PER_SECOND } from "./front-end.ts";

/** Frames of the last minute or two, to learn from what was counted. */
export class SpokenMemory {
  readonly #length: number;
  #frames: { readonly vector: Float32Array; readonly isSpeech: boolean }[] = [];
  #first = 0;

  constructor(seconds = 60) {
    this.#length = seconds * FRAMES_PER_SECOND;
  }

  add(index: number, vector: Float32Array, isSpeech: boolean): void {
    if (this.#frames.length === 0) this.#first = index;
    this.#frames.push({ vector, isSpeech });
    if (this.#frames.length <= 2 * this.#length) return;
    this.#frames = this.#frames.slice(this.#length);
    this.#first += this.#length;
  }

  /** Frames of speech from one frame to before another, as far as it is remembered. */
  between(start: number, end: number): Float32Array[] {
    return this.#frames
      .slice(Math.max(0, start - this.#first), Math.max(0, end - this.#first))
      .flatMap(({ vector, isSpeech }) => (isSpeech ? [vector] : []));
  }
}
