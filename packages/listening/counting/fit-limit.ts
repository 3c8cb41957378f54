import { fitFor } from "../comparison/template-fit.ts";
import { ANOTHER } from "./text-order.ts";

/*
 * All limits of this file were fit to the sittings of `npm run aloud:figures`: no law gives them (decision 0026).
 */

/** Bounds of the limit that follows, around the limit as taught: without them each false count would bring the next. */
const FIT_DOWN = 0.04;
const FIT_UP = 0.07;
/** Limit raised per dB that the noise is nearer than at the teaching, and at most. */
const FIT_PER_DB = 0.008;
const FIT_FOR_NOISE = 0.08;
/** Gain from which on a repetition is clear, whatever its order; and the pace at which the limit follows it. */
export const CLEAR_GAIN = 0.06;
const CLEAR_PACE = 0.2;
/** Least gain of a doubtful one, counted or missed: among voices missed ones have 0.00 to -0.08. Talk has less. */
const LEAST_GAIN = -0.08;
/**
 * Doubtful ones in a row that are chanting, for one comes near by chance, and their mean disorder, which tells them from
 * another text by the same voice; the pace at which the limit follows them.
 */
const DOUBTFUL_ROW = 3;
const MOST_DISORDER = 0.84;
const DOUBTFUL_PACE = 0.5;
/** Raise from which noise is nearer than at the teaching: by 5 dB. */
const NOISY_RAISE = 0.04;
/** Share of the way to the loudness of each frame: four seconds, and sooner at first, where the teaching counts as one second. */
const SNR_PACE = 0.005;
const TAUGHT_FRAMES = 50;

/** Share of the mean distance that a frame may keep from its place in a text: as taught, then as noise and counts have it. */
export class FitLimit {
  readonly #taughtFit: number;
  readonly #taughtSnr: number;
  #fit: number;
  #snr: number;
  #heard = 0;
  /** Disorder of the last doubtful repetitions in a row. */
  #doubtful: number[] = [];

  /** `snr`: dB above the noise at the teaching. */
  constructor(fit: number, snr: number) {
    this.#taughtFit = this.#fit = fit;
    this.#taughtSnr = this.#snr = snr;
  }

  /** Takes the dB above the noise of a frame of speech. */
  hear(snr: number): void {
    this.#heard++;
    this.#snr += Math.max(SNR_PACE, 1 / (TAUGHT_FRAMES + this.#heard)) * (snr - this.#snr);
  }

  /** Raised in more noise than at the teaching. */
  now(): number {
    return this.#fit + this.#raiseForNoise();
  }

  /** dB by which noise is nearer than at the teaching; negative where it is farther. */
  get nearer(): number {
    return this.#taughtSnr - this.#snr;
  }

  /** Raised by noise that is at least 5 dB nearer than at the teaching. */
  isRaised(): boolean {
    return this.#raiseForNoise() >= NOISY_RAISE;
  }

  #raiseForNoise(): number {
    return Math.max(0, Math.min(FIT_FOR_NOISE, FIT_PER_DB * this.nearer));
  }

  /**
   * Follows the fit of a repetition, counted or missed: noise that comes raises the limit, quiet lowers it. Doubtful ones are
   * followed once there are some in a row: if only clear ones raised the limit, a voice that is faint from the beginning would
   * be missed for long. `disorder`: how little it has the order of the text, which is asked for where that is in doubt.
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
