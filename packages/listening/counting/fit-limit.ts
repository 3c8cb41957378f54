import { fitFor } from "../comparison/template-fit.ts";
import { ANOTHER } from "./text-order.ts";

/* All limits of this file were fit to the sittings of `npm run aloud:figures`. No law gives them (decision 0026). */

/**
 * The moving limit stays within these bounds around the limit of the lesson, because otherwise each false count would
 * bring the next.
 */
const FIT_DOWN = 0.04;
const FIT_UP = 0.07;
/** The limit is raised by this for each dB by which the noise is louder than in the lesson, and by at most the next. */
const FIT_PER_DB = 0.008;
const FIT_FOR_NOISE = 0.08;
/** A repetition with this gain is clear, whatever its order. The limit follows it by the next share. */
export const CLEAR_GAIN = 0.06;
const CLEAR_PACE = 0.2;
/**
 * A doubtful repetition, counted or missed, has at least this gain: among voices missed ones have 0.00 to -0.08. Talk
 * has less.
 */
const LEAST_GAIN = -0.08;
/**
 * So many doubtful repetitions in a row are chanting, because a single one may occur by chance. Their mean disorder
 * distinguishes them from another text by the same voice. The limit follows them by the last share.
 */
const DOUBTFUL_ROW = 3;
const MOST_DISORDER = 0.84;
const DOUBTFUL_PACE = 0.5;
/** From this raise on, which is 5 dB of noise, the noise counts as louder than in the lesson. */
const NOISY_RAISE = 0.04;
/**
 * The mean loudness moves by this share to that of each frame, which takes four seconds. At first it moves faster,
 * because the lesson counts as one second.
 */
const SNR_PACE = 0.005;
const TAUGHT_FRAMES = 50;

/**
 * The limit for how far a frame may be from its place in the text, as a share of the mean distance. It begins as
 * taught, and then follows the noise and the counts.
 */
export class FitLimit {
  readonly #taughtFit: number;
  readonly #taughtSnr: number;
  #fit: number;
  #snr: number;
  #heard = 0;
  /** The disorder of the last doubtful repetitions in a row. */
  #doubtful: number[] = [];

  /** `snr` is how many dB the voice was above the noise in the lesson. */
  constructor(fit: number, snr: number) {
    this.#taughtFit = this.#fit = fit;
    this.#taughtSnr = this.#snr = snr;
  }

  /** Takes how many dB a frame of speech is above the noise. */
  hear(snr: number): void {
    this.#heard++;
    this.#snr += Math.max(SNR_PACE, 1 / (TAUGHT_FRAMES + this.#heard)) * (snr - this.#snr);
  }

  /** Returns the limit, which is raised where there is more noise than in the lesson. */
  now(): number {
    return this.#fit + this.#raiseForNoise();
  }

  /**
   * Returns by how many dB the noise is louder than in the lesson, relative to the voice; negative where it is softer.
   */
  get nearer(): number {
    return this.#taughtSnr - this.#snr;
  }

  /** Returns true if the noise is at least 5 dB louder than in the lesson. */
  isRaised(): boolean {
    return this.#raiseForNoise() >= NOISY_RAISE;
  }

  #raiseForNoise(): number {
    return Math.max(0, Math.min(FIT_FOR_NOISE, FIT_PER_DB * this.nearer));
  }

  /**
   * Follows the fit of a repetition, counted or missed, so that noise raises the limit and quiet lowers it. Doubtful
   * repetitions are only followed in a row. If only clear ones raised the limit, a voice that is faint from the
   * beginning would be missed for long. `disorder` says how little of the text's order a repetition has, and is only
   * called where that is in doubt.
   */
  follow(gain: number, disorder: () => number): void {
    if (gain >= CLEAR_GAIN) {
      this.#doubtful = [];
      this.#approach(gain, CLEAR_PACE);
      return;
    }
    const own = gain >= LEAST_GAIN ? disorder() : Infinity;
    this.#doubtful = own <= ANOTHER ? [...this.#doubtful, own].slice(-DOUBTFUL_ROW) : [];
    const disorders = this.#doubtful.reduce((sum, each) => sum + each, 0);
    if (this.#doubtful.length === DOUBTFUL_ROW && disorders < DOUBTFUL_ROW * MOST_DISORDER) {
      this.#approach(gain, DOUBTFUL_PACE);
    }
  }

  #approach(gain: number, pace: number): void {
    const limit = this.now();
    const wanted = fitFor(limit - gain) - (limit - this.#fit);
    const next = this.#fit + pace * (wanted - this.#fit);
    this.#fit = Math.max(this.#taughtFit - FIT_DOWN, Math.min(this.#taughtFit + FIT_UP, next));
  }
}
