import { transform } from "./fft.ts";
import { SAMPLE_RATE } from "./sample-rate.ts";

const WINDOW = 4096;

/**
 * Returns the long-term average spectrum: the power per bin of 10.8 Hz (Welch's method, Hann windows of 93 ms, half
 * overlapping).
 */
export function averageSpectrum(signal: Float64Array): Float64Array {
  const power = new Float64Array(WINDOW / 2);
  for (let start = 0; start + WINDOW <= signal.length; start += WINDOW / 2) {
    const part = { re: hann(signal.subarray(start, start + WINDOW)), im: new Float64Array(WINDOW) };
    transform(part);
    for (let k = 0; k < power.length; k++) {
      power[k] = (power[k] ?? 0) + (part.re[k] ?? 0) ** 2 + (part.im[k] ?? 0) ** 2;
    }
  }
  return power;
}

function binOf(frequency: number): number {
  return Math.round((frequency * WINDOW) / SAMPLE_RATE);
}

/**
 * Returns the mean power between two frequencies in Hz, in dB. There is no absolute reference, so only differences have
 * a meaning.
 */
export function bandLevel(spectrum: Float64Array, from: number, to: number): number {
  const bins = spectrum.subarray(binOf(from), binOf(to) + 1);
  return 10 * Math.log10(bins.reduce((sum, power) => sum + power, 0) / bins.length);
}

/**
 * Finds resonances below `limit` Hz, in ascending order. They are peaks of the all-pole model of the signal at about 11
 * kHz (linear prediction by autocorrelation, Levinson and Durbin; J. Makhoul, Proc. IEEE 63, 1975).
 */
export function findResonances(signal: Float64Array, { order, limit }: { order: number; limit: number }): number[] {
  const step = 4;
  const rate = SAMPLE_RATE / step;
  const model = predict(emphasize(decimate(signal, step)), order);
  const resolution = 4;
  const levels = Array.from({ length: Math.floor(limit / resolution) }, (_, i) =>
    response(model, (i * resolution) / rate),
  );
  return levels.flatMap((level, i) =>
    level > (levels[i - 1] ?? Number.POSITIVE_INFINITY) && level > (levels[i + 1] ?? Number.POSITIVE_INFINITY)
      ? [i * resolution]
      : [],
  );
}

/** Keeps every `step`th sample after a windowed-sinc low-pass. */
function decimate(signal: Float64Array, step: number): Float64Array {
  const reach = 12 * step;
  const taps = Float64Array.from({ length: 2 * reach + 1 }, (_, i) => {
    const x = ((i - reach) * 0.92) / step;
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * (i - reach)) / (reach + 1)));
  });
  return Float64Array.from({ length: Math.floor((signal.length - taps.length) / step) }, (_, k) =>
    taps.reduce((sum, tap, i) => sum + tap * (signal[k * step + i] ?? 0), 0),
  );
}

/** Removes the source's fall of 6 dB per octave, so that the model describes the vocal tract. */
function emphasize(signal: Float64Array): Float64Array {
  return hann(signal.map((sample, i) => sample - 0.94 * (signal[i - 1] ?? 0)));
}

/** Returns the coefficients a of 1 / (1 + Σ a[k] z^-k). */
function predict(signal: Float64Array, order: number): number[] {
  const correlation = Array.from({ length: order + 1 }, (_, lag) =>
    signal.reduce((sum, sample, i) => sum + sample * (signal[i + lag] ?? 0), 0),
  );
  let coefficients: number[] = [];
  let error = correlation[0] ?? 0;
  for (let i = 1; i <= order; i++) {
    const known = coefficients.reduce((sum, value, k) => sum + value * (correlation[i - 1 - k] ?? 0), 0);
    const reflection = -((correlation[i] ?? 0) + known) / error;
    const mirrored = coefficients.toReversed();
    coefficients = [...coefficients.map((value, k) => value + reflection * (mirrored[k] ?? 0)), reflection];
    error *= 1 - reflection * reflection;
  }
  return coefficients;
}

/** Returns the power of the model at a frequency given as a share of the sampling rate. */
function response(coefficients: readonly number[], frequency: number): number {
  let re = 1;
  let im = 0;
  for (const [k, value] of coefficients.entries()) {
    re += value * Math.cos(2 * Math.PI * frequency * (k + 1));
    im -= value * Math.sin(2 * Math.PI * frequency * (k + 1));
  }
  return 1 / (re * re + im * im);
}

function hann(signal: Float64Array): Float64Array {
  return signal.map((sample, i) => sample * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / signal.length)));
}
