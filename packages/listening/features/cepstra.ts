import { BANDS } from "./mel-bands.ts";

/** There are cepstra 1 to 12. Cepstrum 0, which is the loudness, is left out. */
export const CEPSTRA = 12;
/**
 * The noise is subtracted so many times, and leaves at least the next share of a band. Spectral subtraction usually has
 * such factors; these were chosen by trial.
 */
const SUBTRACTION = 1.5;
const LEAST_LEFT = 0.02;
/**
 * Higher cepstra are smaller, and distinguish vowels as well as lower ones, so they are weighted by the usual lifter of
 * 22.
 */
const lift = (cepstrum: number) => (1 + 6 * Math.sin((Math.PI * cepstrum) / 22)) / 4;

/** Computes the liftered cosine transform of the bands' logarithms. */
export class Cepstra {
  readonly #cosines = Float64Array.from({ length: CEPSTRA * BANDS }, (_, place) => {
    const cepstrum = Math.floor(place / BANDS) + 1;
    const band = place % BANDS;
    return lift(cepstrum) * Math.sqrt(2 / BANDS) * Math.cos((Math.PI * cepstrum * (band + 0.5)) / BANDS);
  });
  readonly #logs = new Float64Array(BANDS);

  /** Subtracts the noise `floor` of each band, and adds `bottom` to all bands. */
  of(powers: Float64Array, floor: Float64Array, bottom: number): Float64Array {
    for (let band = 0; band < BANDS; band++) {
      const power = powers[band] ?? 0;
      const left = Math.max(power - SUBTRACTION * (floor[band] ?? 0), LEAST_LEFT * power);
      this.#logs[band] = Math.log(left + bottom);
    }
    const cepstra = new Float64Array(CEPSTRA);
    for (let c = 0; c < CEPSTRA; c++) {
      let sum = 0;
      for (let band = 0; band < BANDS; band++) sum += (this.#cosines[c * BANDS + band] ?? 0) * (this.#logs[band] ?? 0);
      cepstra[c] = sum;
    }
    return cepstra;
  }
}
