import { CEPSTRA_RATE } from "../../dsp/cepstra.ts";
import { transform, transformBack } from "../../dsp/fft.ts";

/** One figure is taken from so many seconds of sound, which are nine periods of a low voice. */
const WINDOW = 0.06;
const SIZE = 2048;
/** Lags are interpolated between samples, so that high harmonics count as well as low ones. */
const FINER = 4;
const HIGHEST = 7200;
/** The voice's pitch is searched between these frequencies in Hz. */
const PITCH = { lowest: 80, highest: 260 };
const HANN = Float64Array.from({ length: Math.round(WINDOW * CEPSTRA_RATE) }, (_, i) => {
  return 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / (WINDOW * CEPSTRA_RATE));
});

/**
 * Returns harmonics against noise in dB around a moment of a sound at 16 kHz, counting only what lies above `above` Hz.
 * It is the greatest agreement of the sound with itself one period later (P. Boersma, IFA Proceedings 17, 1993).
 */
export function harmonicsToNoise(sound: Float64Array, at: number, above = 0): number {
  const first = Math.round((at - WINDOW / 2) * CEPSTRA_RATE);
  const windowed = HANN.map((weight, i) => weight * (sound[first + i] ?? 0));
  const itself = autocorrelation(windowed, above);
  let best = 0;
  for (let lag = Math.floor(RATE / PITCH.highest); lag < RATE / PITCH.lowest; lag++) {
    const agreement = (itself[lag] ?? 0) / (itself[0] || 1) / ((ITS_WINDOW[lag] ?? 1) / (ITS_WINDOW[0] ?? 1));
    best = Math.max(best, agreement);
  }
  const share = Math.min(0.9999, Math.max(0.001, best));
  return 10 * Math.log10(share / (1 - share));
}

const RATE = FINER * CEPSTRA_RATE;
const ITS_WINDOW = autocorrelation(HANN, 0);

function autocorrelation(signal: Float64Array, above: number): Float64Array {
  const short = { re: new Float64Array(SIZE), im: new Float64Array(SIZE) };
  short.re.set(signal);
  transform(short);
  const long = { re: new Float64Array(SIZE * FINER), im: new Float64Array(SIZE * FINER) };
  for (let bin = 0; bin < SIZE / 2; bin++) {
    const hertz = (bin * CEPSTRA_RATE) / SIZE;
    if (hertz < above || hertz > HIGHEST) continue;
    const power = (short.re[bin] ?? 0) ** 2 + (short.im[bin] ?? 0) ** 2;
    long.re[bin] = power;
    if (bin > 0) long.re[SIZE * FINER - bin] = power;
  }
  transformBack(long);
  return long.re;
}
