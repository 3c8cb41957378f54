import { DIMENSIONS, type Frame, FRAMES_PER_SECOND } from "./front-end.ts";

/**
 * Subtracts from each frame the running mean of what is spoken: the color of the microphone, of the room, and partly of
 * the voice.
 */
export class MeanRemover {
  readonly #mean = new Float64Array(DIMENSIONS);
  readonly #memory: number;
  #frames = 0;
  #last: Frame | null = null;
  #vector = new Float32Array(DIMENSIONS);

  /** The mean remembers so many `seconds` of speech, which should be longer than one repetition. */
  constructor(seconds = 8) {
    this.#memory = seconds * FRAMES_PER_SECOND;
  }

  /**
   * Returns a frame without the mean. Trackers that hear the same frames may share it, because a frame that comes again
   * gets the same result.
   */
  next(frame: Frame): Float32Array {
    if (frame === this.#last) return this.#vector;
    if (frame.isSpeech) this.#follow(frame);
    this.#last = frame;
    this.#vector = new Float32Array(DIMENSIONS);
    for (let c = 0; c < DIMENSIONS; c++) this.#vector[c] = (frame.cepstra[c] ?? 0) - (this.#mean[c] ?? 0);
    return this.#vector;
  }

  #follow({ cepstra }: Frame): void {
    this.#frames++;
    const share = Math.max(1 / this.#frames, 1 / this.#memory);
    for (let c = 0; c < DIMENSIONS; c++) {
      const mean = this.#mean[c] ?? 0;
      this.#mean[c] = mean + share * ((cepstra[c] ?? 0) - mean);
    }
  }
}

/** Returns complete frames without the mean of all that is spoken in them. */
export function freeOfMean(frames: readonly Frame[]): Float32Array[] {
  const remover = new MeanRemover(Infinity);
  for (const frame of frames) remover.next(frame);
  return frames.map((frame) => remover.next({ ...frame, isSpeech: false }));
}
