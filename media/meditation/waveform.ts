import type { Stereo } from "../dsp/stereo.ts";

export const BARS = 48;

/** Loudness over the sound in 48 steps for its card: the loudest is 1, rounded to two places. */
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
