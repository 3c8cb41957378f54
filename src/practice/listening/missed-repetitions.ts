import type { Ending } from "./text-ring.ts";

/** Finds what came to the end of the text and was not counted, one after the other. */
export class MissedRepetitions {
  /** Likeliest passage of sound since the last one. */
  #best: Ending | null = null;

  /** Takes the text as if it ended in a frame; answers the likeliest end before it where this is another repetition. */
  hear(ending: Ending): Ending | null {
    const best = this.#best;
    const isAnother = best !== null && ending.start >= (best.start + best.end) / 2;
    if (best === null || isAnother || ending.gain > best.gain) this.#best = ending;
    return isAnother ? best : null;
  }

  /** Begins anew after a count. */
  forget(): void {
    this.#best = null;
  }
}
