/** The sounds one can sit with. */
export const soundIds = ["om-chant", "relaxing-flute", "hare-krishna"] as const;
export type SoundId = (typeof soundIds)[number];

/** Repetitions of a whole mala, which is the most that one entry counted on this site holds. */
export const BEADS_PER_MALA = 108;

/** Beads of a round that one may choose. A round of 108 is a mala, and is what a person has who never chose. */
export const roundSizes = [11, 21, 27, 54, BEADS_PER_MALA] as const;
export type RoundSize = (typeof roundSizes)[number];

export const isRoundSize = (value: unknown): value is RoundSize => roundSizes.some((size) => size === value);

/** Of what is kept of a round: its size, absent for a mala, as in what releases have kept that knew no other size. */
export interface OfRound {
  readonly round?: RoundSize;
}

export const ofRound = (size: RoundSize): OfRound => (size === BEADS_PER_MALA ? {} : { round: size });

/** Size of a round that was kept; that of a mala where there is none, or one that no round has. */
export const sizeOf = ({ round }: { readonly round?: unknown }): RoundSize =>
  isRoundSize(round) ? round : BEADS_PER_MALA;

/** The most rounds that one may set out to count in a day. */
export const mostRounds = 1008;

/** Vows of one person that may run at once. */
export const mostVows = 21;

/** Sittings that one person may keep under names of their own. */
export const mostOwnSittings = 12;

/** Minutes of the longest sitting. */
export const mostMinutes = 120;

/** The most of one entry that somebody adds or corrects by hand: a hundred malas, or twelve hours of sitting. */
export const mostByHand = { repetitions: 100 * BEADS_PER_MALA, minutes: 12 * 60 };

/** UTF-16 units of the longest note to an entry. */
export const longestNote = 280;

/** UTF-16 units of the longest text with which one searches the history, or for the mantra of an entry. */
export const longestSearch = 100;
