import { SAMPLE_RATE } from "../sound/sample-rate.ts";
import { PowerSpectrum } from "./power-spectrum.ts";

/** A spectrum is made of so many samples, 32 ms, as is usual for speech. */
export const WINDOW = 512;
/** There are so many bands, evenly spread on the mel scale (Stevens) from 100 to 6400 Hz. */
export const BANDS = 26;
const LOWEST = 100;
const HIGHEST = 6400;
/** This power keeps the logarithm of digital silence finite. */
const LEAST_POWER = 1e-10;

const melOf = (hertz: number) => 2595 * Math.log10(1 + hertz / 700);
const hertzOf = (mel: number) => 700 * (10 ** (mel / 2595) - 1);

/** A triangle over the bins of a spectrum. */
interface Filter {
  readonly first: number;
  readonly weights: Float64Array;
}

/** Computes the power spectrum of a window of sound in mel bands. */
export class MelBands {
  readonly #spectrum = new PowerSpectrum(WINDOW);
  readonly #hamming = Float64Array.from(
    { length: WINDOW },
    (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (WINDOW - 1)),
  );
  readonly #filters: readonly Filter[];
  readonly #windowed = new Float64Array(WINDOW);

  /** `warp` multiplies the frequency axis. Above 1 it makes a long vocal tract look shorter. */
  constructor(warp: number) {
    this.#filters = melFilters(warp);
  }

  /** Returns the power in each band of WINDOW samples. */
  powers(samples: Float64Array): Float64Array {
    const windowed = this.#windowed;
    const hamming = this.#hamming;
    for (let i = 0; i < WINDOW; i++) windowed[i] = (samples[i] ?? 0) * (hamming[i] ?? 0);
    const spectrum = this.#spectrum.of(windowed);
    const powers = new Float64Array(BANDS);
    for (const [band, { first, weights }] of this.#filters.entries()) {
      let sum = LEAST_POWER;
      for (let k = 0; k < weights.length; k++) sum += (weights[k] ?? 0) * (spectrum[first + k] ?? 0);
      powers[band] = sum;
    }
    return powers;
  }
}

function melFilters(warp: number): Filter[] {
  const lowest = melOf(LOWEST);
  const step = (melOf(HIGHEST) - lowest) / (BANDS + 1);
  const binOf = (edge: number) =>
    (Math.min(hertzOf(lowest + edge * step) / warp, SAMPLE_RATE / 2 - 40) * WINDOW) / SAMPLE_RATE;
  return Array.from({ length: BANDS }, (_, band) => triangle(binOf(band), binOf(band + 1), binOf(band + 2)));
}

function triangle(from: number, peak: number, to: number): Filter {
  const first = Math.ceil(from);
  const weights = Float64Array.from({ length: Math.max(1, Math.floor(to) - first + 1) }, (_, k) => {
    const bin = first + k;
    return Math.max(0, bin <= peak ? (bin - from) / (peak - from || 1) : (to - bin) / (to - peak || 1));
  });
  return { first, weights };
}
