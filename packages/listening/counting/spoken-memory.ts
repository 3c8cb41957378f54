import { type Frame, FRAMES_PER_SECOND } from "../features/front-end.ts";

/** The frames of the last minute or two, from which a counted repetition is learned. */
export class SpokenMemory {
  readonly #length: number;
  #frames: { readonly vector: Float32Array; readonly isSpeech: boolean }[] = [];
  #first = 0;

  constructor(seconds = 60) {
    this.#length = seconds * FRAMES_PER_SECOND;
  }

  /** Remembers a frame, with its cepstra without their mean. Silence before the first speech is not remembered. */
  add({ index, isSpeech }: Frame, vector: Float32Array): void {
    if (this.#frames.length === 0) {
      if (!isSpeech) return;
      this.#first = index;
    }
    this.#frames.push({ vector, isSpeech });
    if (this.#frames.length <= 2 * this.#length) return;
    this.#frames = this.#frames.slice(this.#length);
    this.#first += this.#length;
  }

  /** Returns the frames of speech from one frame up to another, as far as they are remembered. */
  between({ start, end }: { readonly start: number; readonly end: number }): Float32Array[] {
    const place = (frame: number) => Math.max(0, frame - this.#first);
    return this.#frames.slice(place(start), place(end)).flatMap(({ vector, isSpeech }) => (isSpeech ? [vector] : []));
  }

  /** Returns which share of so many frames before a frame was silent. What is not remembered counts as speech. */
  silenceBefore(end: number, frames: number): number {
    const to = Math.max(0, end - this.#first);
    const silent = this.#frames.slice(Math.max(0, to - frames), to).filter(({ isSpeech }) => !isSpeech);
    return silent.length / frames;
  }
}
