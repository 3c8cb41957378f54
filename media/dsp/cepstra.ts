import { transform } from "./fft.ts";

/**
 * The samples per second of the sound, then the samples between two frames (20 ms) and in a window (32 ms), as is usual
 * for speech.
 */
export const CEPSTRA_RATE = 16_000;
const HOP = 320;
const WINDOW = 512;
const BANDS = 26;
const COEFFICIENTS = 12;
const LOWEST = 100;
const HIGHEST = 6400;
/**
 * Levels more than so many dB below the loudest band are treated as equal. No measurement of this value is recorded.
 */
const RANGE = 46;

/** A frame: the time of its middle in seconds, and its mel cepstra 1 to 12. */
export interface CepstralFrame {
  at: number;
  cepstra: Float64Array;
}

/** Returns liftered mel-frequency cepstra of a sound at 16 kHz (Davis and Mermelstein, IEEE ASSP 28, 1980). */
export function cepstraOf(sound: Float64Array): CepstralFrame[] {
  const frames = Math.max(0, Math.floor((sound.length - WINDOW) / HOP) + 1);
  const powers = Array.from({ length: frames }, (_, index) => bandPowers(sound, index * HOP));
  const loudest = powers.reduce((most, bands) => Math.max(most, ...bands), 0);
  const floor = loudest * 10 ** (-RANGE / 10);
  return powers.map((bands, index) => ({
    at: (index * HOP + WINDOW / 2) / CEPSTRA_RATE,
    cepstra: cosines(bands.map((power) => Math.log(power + floor))),
  }));
}

export function cepstralDistance(a: Float64Array, b: Float64Array): number {
  return Math.sqrt(a.reduce((sum, value, k) => sum + (value - (b[k] ?? 0)) ** 2, 0));
}

function bandPowers(sound: Float64Array, start: number): Float64Array {
  const re = new Float64Array(WINDOW);
  for (let i = 0; i < WINDOW; i++) {
    const emphasized = (sound[start + i] ?? 0) - 0.97 * (sound[start + i - 1] ?? 0);
    re[i] = emphasized * (0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (WINDOW - 1)));
  }
  const im = new Float64Array(WINDOW);
  transform({ re, im });
  const bands = new Float64Array(BANDS);
  for (let bin = 1; bin < WINDOW / 2; bin++) {
    const place = melPlace((bin * CEPSTRA_RATE) / WINDOW);
    const power = (re[bin] ?? 0) ** 2 + (im[bin] ?? 0) ** 2;
    for (let band = Math.max(0, Math.ceil(place) - 2); band <= Math.min(BANDS - 1, Math.floor(place)); band++) {
      bands[band] = (bands[band] ?? 0) + power * Math.max(0, 1 - Math.abs(place - (band + 1)));
    }
  }
  return bands;
}

const mel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700);

/** Returns the place of a frequency on the scale of bands. Band b has its peak at b + 1. */
function melPlace(hertz: number): number {
  return ((mel(hertz) - mel(LOWEST)) / (mel(HIGHEST) - mel(LOWEST))) * (BANDS + 1);
}

function cosines(logs: Float64Array): Float64Array {
  return Float64Array.from({ length: COEFFICIENTS }, (_, index) => {
    const order = index + 1;
    // Higher cepstra are smaller, and distinguish vowels as well as the lower ones, so they are weighted more.
    const lift = 0.25 + 1.5 * Math.sin((Math.PI * order) / 22);
    const sum = logs.reduce((total, log, band) => total + log * Math.cos((Math.PI * order * (band + 0.5)) / BANDS), 0);
    return lift * Math.sqrt(2 / BANDS) * sum;
  });
}
