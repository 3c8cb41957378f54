import { type Frame, FRAMES_PER_SECOND } from "../features/front-end.ts";

/** Frames of the last minute or two, to learn from what was counted. */
export class SpokenMemory {
  readonly #length: number;
  #frames: { readonly vector: Float32Array; readonly isSpeech: boolean }[] = [];
  #first = 0;

  constructor(seconds = 60) {
    this.#length = seconds * FRAMES_PER_SECOND;
  }

  /** Takes the next frame, with its cepstra less their mean. */
  add({ index, isSpeech }: Frame, vector: Float32Array): void {
    if (this.#frames.length === 0) this.#first = index;
    this.#frames.push({ vector, isSpeech });
    if (this.#frames.length <= 2 * this.#length) return;
    this.#frames = this.#frames.slice(this.#length);
    this.#first += this.#length;
  }

  /** Frames of speech from one frame to another, the last one excluded, as far as they are remembered. */
  between({ start, end }: { readonly start: number; readonly end: number }): Float32Array[] {
    const place = (frame: number) => Math.max(0, frame - this.#first);
    return this.#frames.slice(place(start), place(end)).flatMap(({ vector, isSpeech }) => (isSpeech ? [vector] : []));
  }
}
