/** Share of a text that noise can hide at most: with more of it gone, what is left would be taken for half of something else. */
const MOST_SHARE = 0.4;
/** dB above the noise, mean of the louder bands, under which a frame is hidden: what is no speech to the front end. */
const HIDDEN = 6;
/** Repetitions that are remembered, and how many of them had a hidden end where that is believed: a soft last word is rare. */
const REMEMBERED = 4;
const USUAL = 2;

/** The end of a text that fades, and of which nearer noise hides the last sounds. */
export class DrownedEnd {
  /** Loudest of the last frames, dB above the noise at the teaching: of one, of two, and so on. */
  readonly #loudest: number[] = [];
  #ends: boolean[] = [];

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
    const heard = this.#loudest.findIndex((level) => level - nearer >= HIDDEN);
    return heard < 0 ? this.#loudest.length : heard;
  }

  /** Takes whether the end of a counted repetition was hidden: the silence after it came within those frames. */
  note(wasHidden: boolean): void {
    this.#ends = [...this.#ends, wasHidden].slice(-REMEMBERED);
  }

  /** True where ends have been hidden, so that another silence there is an end, too. */
  get isUsual(): boolean {
    return this.#ends.filter(Boolean).length >= USUAL;
  }
}
