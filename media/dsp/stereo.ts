import { SAMPLE_RATE, samplesIn } from "./sample-rate.ts";

/** Two channels of the same length. Samples are nominally within -1…1. */
export interface Stereo {
  left: Float64Array;
  right: Float64Array;
}

export function silence(samples: number): Stereo {
  return { left: new Float64Array(samples), right: new Float64Array(samples) };
}

/** The place of a mono sound: `at` seconds from the start, with `pan` from -1 (left) to 1 (right) at equal power. */
export interface Placement {
  at: number;
  pan: number;
  gain: number;
}

/** Adds a mono sound. A part beyond the end continues at the beginning, as in a loop. */
export function place(target: Stereo, sound: Float64Array, { at, pan, gain }: Placement): void {
  const length = target.left.length;
  const angle = ((pan + 1) * Math.PI) / 4;
  const toLeft = Math.cos(angle) * gain;
  const toRight = Math.sin(angle) * gain;
  let index = samplesIn(at) % length;
  for (const sample of sound) {
    target.left[index] = (target.left[index] ?? 0) + sample * toLeft;
    target.right[index] = (target.right[index] ?? 0) + sample * toRight;
    index = index + 1 === length ? 0 : index + 1;
  }
}

/** Returns the sum of sounds of one length, each with its gain. */
export function mix(parts: readonly { sound: Stereo; gain: number }[], samples: number): Stereo {
  const sum = silence(samples);
  for (const { sound, gain } of parts) {
    addScaled(sum.left, sound.left, gain);
    addScaled(sum.right, sound.right, gain);
  }
  return sum;
}

/** Returns the root mean square over both channels. */
export function rms({ left, right }: Stereo): number {
  let sum = 0;
  for (const sample of left) sum += sample * sample;
  for (const sample of right) sum += sample * sample;
  return Math.sqrt(sum / (2 * left.length));
}

/** Returns the largest magnitude in either channel. */
export function peak({ left, right }: Stereo): number {
  let largest = 0;
  for (const sample of left) largest = Math.max(largest, Math.abs(sample));
  for (const sample of right) largest = Math.max(largest, Math.abs(sample));
  return largest;
}

/** Multiplies all samples, in place. */
export function scale({ left, right }: Stereo, gain: number): void {
  for (const channel of [left, right]) {
    for (let i = 0; i < channel.length; i++) channel[i] = (channel[i] ?? 0) * gain;
  }
}

/**
 * Fades both ends in place with raised cosines, in seconds, so that the gap of a looping player falls into a breath.
 */
export function fadeEdges({ left, right }: Stereo, fade: { in: number; out: number }): void {
  for (const channel of [left, right]) {
    fadeFirst(channel, fade.in * SAMPLE_RATE);
    channel.reverse();
    fadeFirst(channel, fade.out * SAMPLE_RATE);
    channel.reverse();
  }
}

function fadeFirst(channel: Float64Array, samples: number): void {
  for (let i = 0; i < Math.min(samples, channel.length); i++) {
    channel[i] = (channel[i] ?? 0) * (0.5 - 0.5 * Math.cos((Math.PI * i) / samples));
  }
}

function addScaled(target: Float64Array, source: Float64Array, gain: number): void {
  for (let i = 0; i < target.length; i++) target[i] = (target[i] ?? 0) + (source[i] ?? 0) * gain;
}
