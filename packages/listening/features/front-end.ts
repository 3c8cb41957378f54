import { Cepstra, CEPSTRA } from "./cepstra.ts";
import { BANDS, MelBands, WINDOW } from "./mel-bands.ts";
import { SAMPLE_RATE } from "../sound/sample-rate.ts";
import { NoiseFloor } from "./noise-floor.ts";

/** The number of samples from one frame to the next, which is 20 ms. */
export const HOP = 320;
export const FRAMES_PER_SECOND = SAMPLE_RATE / HOP;
/** A frame has cepstra 1 to 12 and their slopes. */
export const DIMENSIONS = 2 * CEPSTRA;
/**
 * This share of the last sample is subtracted from each. It is the usual one of speech recognition, and evens the fall
 * of a voice's spectrum.
 */
const PRE_EMPHASIS = 0.97;
/**
 * A frame is speech if its loudest bands are so many dB above the floor. The estimate of the floor is 3 dB below the
 * noise. It was fit to the sittings of `npm run aloud:figures` (decision 0026).
 */
const SPEECH_DB = 6;
/**
 * Below this share of the running peak of power, which is 35 dB, nothing is speech, however quiet the room is. It was
 * fit to the same sittings.
 */
const LEAST_SHARE = 3e-4;
/** Below this share of the running peak, which is 6 dB, a steady noise is the room. A fan at 10 dB lies 8 to 16 dB below. */
const SOFT_SHARE = 0.25;
/** Speech is believed to go on for so many frames, 200 ms, which is longer than the silence of any stop consonant. */
export const HANGOVER = 10;
/** So many frames before a pause only count as speech because speech came before them. */
export const TRAILING = HANGOVER - 2;
/** The running peak falls by this factor from frame to frame, which is 3 dB in 9 s. */
const PEAK_DECAY = 0.9985;

export interface FrontEndOptions {
  /** The frequency axis is multiplied by this factor, for another length of the vocal tract. */
  warp?: number;
  /** The spectrum is floored so many dB below the running peak, so that a quiet room and a fan look the same. */
  range?: number;
}

export interface Frame {
  /** The center of the frame is at index × HOP + WINDOW / 2 samples. */
  readonly index: number;
  /** The cepstra and slopes, with their mean. */
  readonly cepstra: Float32Array;
  /** The flag is true while a voice sounds, and for 200 ms after that. */
  readonly isSpeech: boolean;
  /** The number of frames since a voice has sounded; 0 while it does. */
  readonly quiet: number;
  /** The mean of the louder half of the bands, in dB above the noise floor. */
  readonly snr: number;
}

/** A frame that waits for its neighbors, from which its slopes are made. */
type Waiting = Omit<Frame, "cepstra"> & { readonly level: Float64Array };

/**
 * Turns sound into mel-frequency cepstra with slopes, 50 frames a second. The noise floor is subtracted from each band.
 * Slopes are made of five frames, so each frame comes two frames late.
 */
export class FrontEnd {
  readonly #bands: MelBands;
  readonly #cepstra = new Cepstra();
  readonly #noise = new NoiseFloor();
  readonly #range: number;
  readonly #samples = new Float64Array(WINDOW);
  readonly #ratios = new Float64Array(BANDS);
  /**
   * The flag is true where a room that becomes louder is known at once. It stays false in a lesson, because several other
   * voices together can be as steady: 7 of 12 lessons among them were refused then, and 2 of 8 otherwise.
   */
  followsLouderRoom = false;
  #filled = 0;
  #last = 0;
  #index = 0;
  #peak = 1e-9;
  #quiet = HANGOVER;
  readonly #waiting: Waiting[] = [];

  constructor({ warp = 1, range = 32 }: FrontEndOptions = {}) {
    this.#bands = new MelBands(warp);
    this.#range = 10 ** (-range / 10);
  }

  /** Takes any number of samples at SAMPLE_RATE. Returns the frames that have become ready. */
  push(samples: ArrayLike<number>): Frame[] {
    const ready: Frame[] = [];
    for (let from = 0; from < samples.length;) {
      from = this.#fill(samples, from);
      if (this.#filled < WINDOW) break;
      const frame = this.#analyze();
      if (frame) ready.push(frame);
      this.#samples.copyWithin(0, HOP);
      this.#filled = WINDOW - HOP;
    }
    return ready;
  }

  /** Takes samples from one on until the window is full. Returns the place of the next one. */
  #fill(samples: ArrayLike<number>, from: number): number {
    const window = this.#samples;
    const to = Math.min(samples.length, from + WINDOW - this.#filled);
    let last = this.#last;
    for (let i = from, at = this.#filled; i < to; i++, at++) {
      const sample = samples[i] ?? 0;
      window[at] = sample - PRE_EMPHASIS * last;
      last = sample;
    }
    this.#last = last;
    this.#filled += to - from;
    return to;
  }

  #analyze(): Frame | null {
    const powers = this.#bands.powers(this.#samples);
    let total = 0;
    for (const power of powers) total += power;
    this.#peak = Math.max(total, this.#peak * PEAK_DECAY);
    const floor = this.#noise.follow(powers, this.followsLouderRoom && total < SOFT_SHARE * this.#peak);
    const snr = this.#signalToNoise(powers, floor);
    const isLoud = snr > SPEECH_DB && total > LEAST_SHARE * this.#peak;
    this.#quiet = isLoud ? 0 : this.#quiet + 1;
    const level = this.#cepstra.of(powers, floor, (this.#peak / BANDS) * this.#range);
    this.#waiting.push({ index: this.#index++, level, isSpeech: this.#quiet < HANGOVER, quiet: this.#quiet, snr });
    return this.#waiting.length < 5 ? null : this.#takeMiddle();
  }

  #takeMiddle(): Frame | null {
    const [a, b, middle, d, e] = this.#waiting;
    this.#waiting.shift();
    if (!a || !b || !middle || !d || !e) return null;
    const { index, level, isSpeech, quiet, snr } = middle;
    const cepstra = new Float32Array(DIMENSIONS);
    for (let c = 0; c < CEPSTRA; c++) {
      cepstra[c] = level[c] ?? 0;
      cepstra[CEPSTRA + c] = slope(a.level[c] ?? 0, b.level[c] ?? 0, d.level[c] ?? 0, e.level[c] ?? 0);
    }
    return { index, cepstra, isSpeech, quiet, snr };
  }

  #signalToNoise(powers: Float64Array, floor: Float64Array): number {
    const ratios = this.#ratios;
    for (let band = 0; band < BANDS; band++) ratios[band] = (powers[band] ?? 0) / (floor[band] ?? 1);
    ratios.sort();
    let sum = 0;
    for (let band = BANDS / 2; band < BANDS; band++) sum += 10 * Math.log10(ratios[band] ?? 1);
    return sum / (BANDS / 2);
  }
}

/** Slopes are weighted more than cepstra, because they are the same in every room. The weight was chosen by trial. */
const SLOPE_WEIGHT = 1.6;

/** Returns the slope of a straight line through five values, of which the middle one has no influence. */
const slope = (a: number, b: number, d: number, e: number) => (SLOPE_WEIGHT * (2 * (e - a) + (d - b))) / 10;

/** Returns all frames of a complete sound. */
export const framesOf = (sound: ArrayLike<number>, options?: FrontEndOptions) => new FrontEnd(options).push(sound);
