import { BEADS_PER_MALA } from "#model/practice.ts";

/** About how many minutes a mala takes with a recording of so many seconds. */
export const malaMinutes = (seconds: number): number => aboutMinutes((seconds * BEADS_PER_MALA) / 60);

/** The longer it takes, the less exact. */
export function aboutMinutes(minutes: number): number {
  const step = minutes > 20 ? 5 : 1;
  return Math.max(1, Math.round(minutes / step) * step);
}
