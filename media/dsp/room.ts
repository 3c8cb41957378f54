import { powerOfTwoFor, transform, transformBack } from "./fft.ts";
import { createRandom, gaussian } from "./random.ts";
import { SAMPLE_RATE, samplesIn } from "./sample-rate.ts";
import type { Stereo } from "./stereo.ts";

/** A stone hall, described by what can be heard of it. */
export interface Room {
  seed: number;
  /** The seconds until the middle band has fallen by 60 dB (T60). */
  decay: number;
  /** The level of the high frequencies, 0…1. They decay in a third of the time, because air and stone absorb them. */
  brightness: number;
  /** The seconds before the tail begins. */
  preDelay: number;
}

/** An amplitude falls by 60 dB, which is a factor of 1000, in the given time. */
const DECAY_60_DB = Math.log(1000);
const EARLY_REFLECTIONS = 9;

/**
 * Returns the reverberation of a sound in the room, without the sound itself. The tail continues at the beginning, so a
 * loop has no seam.
 */
export function reverberate({ left, right }: Stereo, room: Room): Stereo {
  return {
    left: convolveAround(left, impulseResponse(room)),
    right: convolveAround(right, impulseResponse({ ...room, seed: room.seed + 1 })),
  };
}

/**
 * Returns decaying noise in three bands with a soft onset and a few early reflections. Its energy is 1. No measurement
 * of its levels and times is recorded, and nobody has listened yet (docs/media.md).
 */
export function impulseResponse({ seed, decay, brightness, preDelay }: Room): Float64Array {
  const random = createRandom(seed);
  const response = new Float64Array(samplesIn(decay * 1.1 + preDelay));
  let low = 0;
  let middle = 0;
  for (let i = samplesIn(preDelay); i < response.length; i++) {
    const time = i / SAMPLE_RATE - preDelay;
    const noise = gaussian(random);
    low += (noise - low) * 0.04;
    middle += (noise - middle) * 0.25;
    const falls = (t60: number) => Math.exp((-DECAY_60_DB * time) / t60);
    const bands =
      2.2 * low * falls(decay * 0.9) +
      1.6 * (middle - low) * falls(decay) +
      brightness * (noise - middle) * falls(decay * 0.35);
    response[i] = Math.min(1, time / 0.03) * bands;
  }
  for (let k = 0; k < EARLY_REFLECTIONS; k++) {
    const time = preDelay * 0.6 + 0.004 + 0.045 * random();
    const sign = random() < 0.5 ? -1 : 1;
    const index = samplesIn(time);
    response[index] = (response[index] ?? 0) + sign * 6 * (1 - time / 0.07);
  }
  let energy = 0;
  for (const sample of response) energy += sample * sample;
  return response.map((sample) => sample / Math.sqrt(energy));
}

/** Computes the circular convolution, which treats the signal as one period of a loop. */
export function convolveAround(signal: Float64Array, response: Float64Array): Float64Array {
  const length = powerOfTwoFor(signal.length + response.length);
  // Both signals are real, so one complex transform handles them together: the signal as real part, the response as
  // imaginary part.
  const both = { re: padded(signal, length), im: padded(response, length) };
  transform(both);
  multiplySpectra(both);
  transformBack(both);
  const around = new Float64Array(signal.length);
  for (let i = 0; i < signal.length + response.length - 1; i++) {
    const index = i % signal.length;
    around[index] = (around[index] ?? 0) + (both.re[i] ?? 0);
  }
  return around;
}

/** Uses that with Z = X + iY for real x and y: XY = (Z(k)² - conj Z(-k)²) / 4i. */
function multiplySpectra({ re, im }: { re: Float64Array; im: Float64Array }): void {
  const length = re.length;
  for (let k = 0; k <= length / 2; k++) {
    const mirror = (length - k) % length;
    const zRe = re[k] ?? 0;
    const zIm = im[k] ?? 0;
    const mRe = re[mirror] ?? 0;
    const mIm = im[mirror] ?? 0;
    const differenceRe = zRe * zRe - zIm * zIm - (mRe * mRe - mIm * mIm);
    const differenceIm = 2 * zRe * zIm + 2 * mRe * mIm;
    re[k] = differenceIm / 4;
    im[k] = -differenceRe / 4;
    re[mirror] = differenceIm / 4;
    im[mirror] = differenceRe / 4;
  }
}

function padded(values: Float64Array, length: number): Float64Array {
  const longer = new Float64Array(length);
  longer.set(values);
  return longer;
}
