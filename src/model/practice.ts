/** The sounds for sitting. */
export const soundIds = ["om-chant", "relaxing-flute", "hare-krishna"] as const;
export type SoundId = (typeof soundIds)[number];

/** A whole mala has so many repetitions. An entry that is counted on this site has at most so many. */
export const BEADS_PER_MALA = 108;

/** A person may choose a round of so many beads. A round of 108 is a mala, and is the default. */
export const roundSizes = [11, 21, 27, 54, BEADS_PER_MALA] as const;
export type RoundSize = (typeof roundSizes)[number];

export const isRoundSize = (value: unknown): value is RoundSize => roundSizes.some((size) => size === value);

/** The size of a stored round. It is absent for a mala, as in what releases have stored that knew no other size. */
export interface OfRound {
  readonly round?: RoundSize;
}

export const ofRound = (size: RoundSize): OfRound => (size === BEADS_PER_MALA ? {} : { round: size });

/** Returns the size of a stored round. It is that of a mala where the size is missing or is none that a round has. */
export const sizeOf = ({ round }: { readonly round?: unknown }): RoundSize =>
  isRoundSize(round) ? round : BEADS_PER_MALA;

/** A person may set at most so many rounds as the goal of a day. */
export const mostRounds = 1008;

/** One person may have at most so many running vows. */
export const mostVows = 21;

/** One person may keep at most so many sittings under names of their own. */
export const mostOwnSittings = 12;

/** The longest sitting has so many minutes. */
export const mostMinutes = 120;

/** An entry that is added or corrected by hand has at most a hundred malas, or twelve hours of sitting. */
export const mostByHand = { repetitions: 100 * BEADS_PER_MALA, minutes: 12 * 60 };

/** The longest note to an entry has so many UTF-16 units. */
export const longestNote = 280;

/** The longest text for searching the history, or for finding the mantra of an entry, has so many UTF-16 units. */
export const longestSearch = 100;
