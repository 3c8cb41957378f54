/**
 * Noise can hide at most this share of a text. If more were hidden, the rest would be taken for half of something else.
 * The limits of this file were fit to `npm run aloud:people` (decision 0026).
 */
const MOST_SHARE = 0.4;
/**
 * A frame is hidden if the mean of its louder bands is less than so many dB above the noise. The front end then does
 * not take it for speech.
 */
const HIDDEN = 6;
/**
 * So many ends are remembered. Hidden ends are believed if the second number of them were hidden, because a soft last
 * word is rare.
 */
const REMEMBERED = 4;
const USUAL = 2;

/** The end of a text that fades, whose last sounds a louder noise hides. */
export class DrownedEnd {
  /** The loudest of the last frame, of the last two frames and so on, in dB above the noise of the lesson. */
  readonly #loudest: number[] = [];
  #ends: boolean[] = [];

  /**
   * `levels` are the dB of each frame of the text above the noise of the lesson. The list is empty where they are
   * unknown.
   */
  constructor(levels: readonly number[]) {
    let loudest = -Infinity;
    for (let at = levels.length - 1; at >= (1 - MOST_SHARE) * levels.length; at--) {
      loudest = Math.max(loudest, levels[at] ?? 0);
      this.#loudest.push(loudest);
    }
  }

  /** Returns how many of the last frames are not heard where the noise is so many dB louder than in the lesson. */
  framesAt(nearer: number): number {
    if (nearer <= 0) return 0;
    const heard = this.#loudest.findIndex((level) => level - nearer >= HIDDEN);
    return heard < 0 ? this.#loudest.length : heard;
  }

  /**
   * Records whether the end of a counted repetition was hidden, because the silence after it began within those frames.
   */
  note(wasHidden: boolean): void {
    this.#ends = [...this.#ends, wasHidden].slice(-REMEMBERED);
  }

  /** Returns true where ends have been hidden, so that another silence there is an end too. */
  get isUsual(): boolean {
    return this.#ends.filter(Boolean).length >= USUAL;
  }
}
