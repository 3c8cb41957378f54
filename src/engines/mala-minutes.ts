import { BEADS_PER_MALA } from "#model/practice.ts";

/** Returns about how many minutes a mala takes with a recording of so many seconds. */
export const malaMinutes = (seconds: number): number => aboutMinutes((seconds * BEADS_PER_MALA) / 60);

/** Rounds minutes. A longer time is rounded more. */
export function aboutMinutes(minutes: number): number {
  const step = minutes > 20 ? 5 : 1;
  return Math.max(1, Math.round(minutes / step) * step);
}
