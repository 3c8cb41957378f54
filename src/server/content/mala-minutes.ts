import { BEADS_PER_MALA } from "#model/practice.ts";

/** Whole minutes in which a recording is heard as often as a mala has beads. */
export const malaMinutesOf = ({ seconds }: { seconds: number }): number =>
  Math.max(1, Math.round((seconds * BEADS_PER_MALA) / 60));
