import type { TimedSyllable } from "#model/mantra.ts";

/** Returns the second of a recording at which a syllable ends; 0 for a syllable that does not exist. */
export const endOfSyllable = (timing: readonly Pick<TimedSyllable, "start" | "end">[], place: number): number =>
  timing[place]?.end ?? timing[place + 1]?.start ?? 0;
