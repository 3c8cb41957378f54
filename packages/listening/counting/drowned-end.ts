import { SPEECH_DB } from "../features/front-end.ts";

/** Share of a text that noise can hide at most: with more of it gone, what is left would be taken for half of something else. */
const MOST_SHARE = 0.4;

/** The end of a text that fades, and of which nearer noise hides the last sounds. */
export class DrownedEnd {
  /** Loudest of the last frames, dB above the noise at the teaching: of one, of two, and so on. */
  readonly #loudest: number[] = [];

  /** `levels`: dB of each frame of the text above the noise at the teaching; empty where they are not known. */
  constructor(levels: readonly number[]) {
    let loudest = -Infinity;
    for (let at = levels.length - 1; at >= (1 - MOST_SHARE) * levels.length; at--) {
      loudest = Math.max(loudest, levels[at] ?? 0);
      this.#loudest.push(loudest);
    }
  }

  /** Last frames that are not heard where noise is so many dB nearer. */
  framesAt(nearer: number): number {
    if (nearer <= 0) return 0;
    const heard = this.#loudest.findIndex((level) => level - nearer >= SPEECH_DB);
    return heard < 0 ? this.#loudest.length : heard;
  }
}
