import { fitFor } from "./template-fit.ts";

/** Bounds of the limit that follows: without them each false count would bring the next. */
const FIT_DOWN = 0.04;
const FIT_UP = 0.07;
/** Limit raised per dB that the noise is nearer than at the teaching, and at most. */
const FIT_PER_DB = 0.008;
const FIT_FOR_NOISE = 0.08;
const FIT_PACE = 0.2;
/** Share of the way to the loudness of each frame: four seconds. */
const SNR_PACE = 0.005;

/** Share of the mean distance that a frame may keep from its place in a text: as taught, then as noise and counts have it. */
export class FitLimit {
  readonly #taughtFit: number;
  readonly #taughtSnr: number;
  #fit: number;
  #snr: number;

  /** `snr`: dB above the noise at the teaching. */
  constructor(fit: number, snr: number) {
    this.#taughtFit = this.#fit = fit;
    this.#taughtSnr = this.#snr = snr;
  }

  /** Takes the dB above the noise of a frame of speech. */
  hear(snr: number): void {
    this.#snr += SNR_PACE * (snr - this.#snr);
  }

  /** Raised in more noise than at the teaching. */
  now(): number {
    return this.#fit + this.#raiseForNoise();
  }

  /** Raised as far as noise can raise it: that is 10 dB nearer than at the teaching. */
  isFullyRaised(): boolean {
    return this.#raiseForNoise() === FIT_FOR_NOISE;
  }

  #raiseForNoise(): number {
    return Math.max(0, Math.min(FIT_FOR_NOISE, FIT_PER_DB * (this.#taughtSnr - this.#snr)));
  }

  /** Follows the fit of a repetition: noise that comes raises the limit, quiet lowers it. */
  follow(gain: number): void {
    const limit = this.now();
    const wanted = fitFor(limit - gain) - (limit - this.#fit);
    const next = this.#fit + FIT_PACE * (wanted - this.#fit);
    this.#fit = Math.max(this.#taughtFit - FIT_DOWN, Math.min(this.#taughtFit + FIT_UP, next));
  }
}
