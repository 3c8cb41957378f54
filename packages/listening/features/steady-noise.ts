import { BANDS } from "./mel-bands.ts";

/**
 * Noise is steady if the mean of its bands stays within so many dB for so many frames, 0.4 s. That of a fan varies by
 * 2 dB in that time, and no consonant is as long.
 */
const STEADY_DB = 3;
const STEADY_FRAMES = 20;
/**
 * Noise is random, so it flickers: the powers of so many low bands change by 3 dB on average, and nearly always by more
 * than the next limit. Those of a held voice change by 0.5 dB, and by more only where it passes from one sound to another.
 */
const LOW_BANDS = 10;
const FLICKER_DB = 1.5;
/** Noise flickers in this share of the frames at least. */
const FLICKERING = 0.8;
/** Flicker is measured between frames that are so many frames apart, which have no sample in common. */
const APART = 2;

/** Finds noise that is steady, as that of a fan is, and no held voice. */
export class SteadyNoise {
  readonly #least = new Float64Array(BANDS);
  #last: Float64Array[] = [];
  #frames = 0;
  #softest = Infinity;
  #loudest = -Infinity;
  /** The number of frames that flickered. */
  #flickering = 0;

  /** Takes the powers of the next frame, and the smoothed ones. Returns the least smoothed powers of a steady noise. */
  hear(powers: Float64Array, smooth: Float64Array): Float64Array | null {
    const level = decibelsOf(smooth);
    if (Math.max(this.#loudest, level) - Math.min(this.#softest, level) > STEADY_DB) this.forget();
    this.#softest = Math.min(this.#softest, level);
    this.#loudest = Math.max(this.#loudest, level);
    for (let band = 0; band < BANDS; band++) {
      const power = smooth[band] ?? 0;
      this.#least[band] = this.#frames === 0 ? power : Math.min(power, this.#least[band] ?? 0);
    }
    this.#frames++;
    const earlier = this.#last.length < APART ? undefined : this.#last.shift();
    if (earlier && flickerBetween(earlier, powers) >= FLICKER_DB) this.#flickering++;
    this.#last.push(powers);
    if (this.#frames < STEADY_FRAMES) return null;
    const isNoise = this.#flickering >= FLICKERING * (STEADY_FRAMES - APART);
    this.forget();
    return isNoise ? this.#least : null;
  }

  /** Begins again. */
  forget(): null {
    this.#last = [];
    this.#frames = 0;
    this.#softest = Infinity;
    this.#loudest = -Infinity;
    this.#flickering = 0;
    return null;
  }
}

/** Returns the mean dB of all bands. */
function decibelsOf(powers: Float64Array): number {
  let sum = 0;
  for (const power of powers) sum += Math.log10(power);
  return (10 * sum) / BANDS;
}

/** Returns the mean change of the low bands in dB. */
function flickerBetween(earlier: Float64Array, now: Float64Array): number {
  let sum = 0;
  for (let band = 0; band < LOW_BANDS; band++) sum += Math.abs(Math.log10((now[band] ?? 1) / (earlier[band] ?? 1)));
  return (10 * sum) / LOW_BANDS;
}
