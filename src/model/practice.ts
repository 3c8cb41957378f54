/** The sounds one can sit with. */
export const soundIds = ["om-chant", "relaxing-flute", "hare-krishna"] as const;
export type SoundId = (typeof soundIds)[number];

/** Repetitions of a whole mala, which is the most that one entry of the practice log holds. */
export const BEADS_PER_MALA = 108;

/** Minutes of the longest sitting. */
export const mostMinutes = 120;
