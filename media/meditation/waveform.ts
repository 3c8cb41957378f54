import type { Stereo } from "../dsp/stereo.ts";

export const BARS = 48;

/**
 * Returns the loudness over the sound in 48 steps for its card. The loudest step is 1, and all are rounded to two
 * places.
 */
export function waveformOf({ left, right }: Stereo): number[] {
  const size = Math.floor(left.length / BARS);
  const levels = Array.from({ length: BARS }, (_, bar) => {
    let sum = 0;
    for (let i = bar * size; i < (bar + 1) * size; i++) sum += (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2;
    return Math.sqrt(sum / (2 * size));
  });
  const loudest = Math.max(...levels);
  return levels.map((level) => Math.round((100 * level) / loudest) / 100);
}
