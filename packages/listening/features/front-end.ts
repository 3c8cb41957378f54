import { Cepstra, CEPSTRA } from "./cepstra.ts";
import { BANDS, MelBands, WINDOW } from "./mel-bands.ts";
import { SAMPLE_RATE } from "../sound/sample-rate.ts";
import { NoiseFloor } from "./noise-floor.ts";

/** Samples from one frame to the next: 20 ms. */
export const HOP = 320;
export const FRAMES_PER_SECOND = SAMPLE_RATE / HOP;
/** Cepstra 1-12 and their slopes. */
export const DIMENSIONS = 2 * CEPSTRA;
/** Share of the last sample that is taken from each, the usual one of speech recognition: it evens the fall of a voice's spectrum. */
const PRE_EMPHASIS = 0.97;
/** Frames whose loudest bands are so many dB above the floor are speech. The floor's own estimate lies 3 dB under the noise. */
const SPEECH_DB = 6;
/** Power against the running peak below which nothing is speech, however quiet the room: 35 dB. */
const LEAST_SHARE = 3e-4;
/** Frames for which speech is believed to go on: 200 ms, longer than any stop consonant. */
export const HANGOVER = 10;
/** Frames before a pause that are held to be speech only because speech came before. */
export const TRAILING = HANGOVER - 2;
/** Loss of the running peak from frame to frame: 3 dB in 9 s. */
const PEAK_DECAY = 0.9985;

export interface FrontEndOptions {
  /** Multiplies the frequency axis, for another length of the vocal tract. */
  warp?: number;
  /** dB below the running peak at which the spectrum is floored, so that a quiet room and a fan look alike. */
  range?: number;
}

export interface Frame {
  /** Its center lies at index × HOP + WINDOW / 2 samples. */
  readonly index: number;
  /** Cepstra and slopes, with their mean. */
  readonly cepstra: Float32Array;
  /** Somebody sounds, or did within the last 200 ms. */
  readonly isSpeech: boolean;
  /** Frames since somebody sounded: 0 while somebody does. */
  readonly quiet: number;
  /** dB above the noise floor, mean of the louder half of the bands. */
  readonly snr: number;
}

/** A frame that waits for its neighbors, out of which its slopes are made. */
type Waiting = Omit<Frame, "cepstra"> & { readonly level: Float64Array };

/**
 * Turns sound into mel-frequency cepstra with slopes, 50 frames a second. The noise floor is subtracted from each band.
 * Slopes are made of five frames, so that a frame comes two late.
 */
export class FrontEnd {
  readonly #bands: MelBands;
  readonly #cepstra = new Cepstra();
  readonly #noise = new NoiseFloor();
  readonly #range: number;
  readonly #samples = new Float64Array(WINDOW);
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

  /** Takes samples at SAMPLE_RATE, any number at a time; answers the frames that became ready. */
  push(samples: ArrayLike<number>): Frame[] {
    const ready: Frame[] = [];
    for (let i = 0; i < samples.length; i++) {
      const sample = samples[i] ?? 0;
      this.#samples[this.#filled++] = sample - PRE_EMPHASIS * this.#last;
      this.#last = sample;
      if (this.#filled < WINDOW) continue;
      const frame = this.#analyze();
      if (frame) ready.push(frame);
      this.#samples.copyWithin(0, HOP);
      this.#filled = WINDOW - HOP;
    }
    return ready;
  }

  #analyze(): Frame | null {
    const powers = this.#bands.powers(this.#samples);
    const floor = this.#noise.follow(powers);
    const snr = signalToNoise(powers, floor);
    let total = 0;
    for (const power of powers) total += power;
    this.#peak = Math.max(total, this.#peak * PEAK_DECAY);
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
    const { level, ...known } = middle;
    const cepstra = new Float32Array(DIMENSIONS);
    for (let c = 0; c < CEPSTRA; c++) {
      cepstra[c] = level[c] ?? 0;
      cepstra[CEPSTRA + c] = slope(a.level[c] ?? 0, b.level[c] ?? 0, d.level[c] ?? 0, e.level[c] ?? 0);
    }
    return { ...known, cepstra };
  }
}

/** Slopes count more than cepstra, because they are the same in every room. By how much was chosen by trial. */
const SLOPE_WEIGHT = 1.6;

/** Slope of a straight line through five values, of which the middle one has no part in it. */
const slope = (a: number, b: number, d: number, e: number) => (SLOPE_WEIGHT * (2 * (e - a) + (d - b))) / 10;

function signalToNoise(powers: Float64Array, floor: Float64Array): number {
  const ratios = powers.map((power, band) => power / (floor[band] ?? 1)).toSorted();
  let sum = 0;
  for (let band = BANDS / 2; band < BANDS; band++) sum += 10 * Math.log10(ratios[band] ?? 1);
  return sum / (BANDS / 2);
}

/** All frames of a sound that lies there whole. */
export const framesOf = (sound: ArrayLike<number>, options?: FrontEndOptions) => new FrontEnd(options).push(sound);
