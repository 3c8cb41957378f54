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
const FLICKER = 10 ** ((LOW_BANDS * FLICKER_DB) / 10);
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
    if (earlier && isFlickering(earlier, powers)) this.#flickering++;
    this.#last.push(powers);
    if (this.#frames < STEADY_FRAMES) return null;
    const isNoise = this.#flickering >= FLICKERING * (STEADY_FRAMES - APART);
    this.forget();
    return isNoise ? this.#least : null;
  }

  /** Begins again. */
  forget(): void {
    this.#last = [];
    this.#frames = 0;
    this.#softest = Infinity;
    this.#loudest = -Infinity;
    this.#flickering = 0;
  }
}

/** Returns the mean dB of all bands. The logarithm of a product is that of its factors together, and costs less. */
function decibelsOf(powers: Float64Array): number {
  let [low, high] = [1, 1];
  for (let band = 0; band < BANDS / 2; band++) {
    low *= powers[band] ?? 1;
    high *= powers[band + BANDS / 2] ?? 1;
  }
  return (10 * (Math.log10(low) + Math.log10(high))) / BANDS;
}

/** Returns true if the low bands change by FLICKER_DB on average. */
function isFlickering(earlier: Float64Array, now: Float64Array): boolean {
  let change = 1;
  for (let band = 0; band < LOW_BANDS; band++) {
    const ratio = (now[band] ?? 1) / (earlier[band] ?? 1);
    change *= ratio > 1 ? ratio : 1 / ratio;
  }
  return change >= FLICKER;
}
