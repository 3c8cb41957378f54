/** The background sounds that can be chosen for a sitting. */
export const soundIds = ["om-chant", "relaxing-flute", "hare-krishna"] as const;
export type SoundId = (typeof soundIds)[number];

interface Lived {
  /** The id is made in the browser that counted the practice, so that sending it twice counts it once. */
  id: string;
  /** Both times are ISO instants. */
  startedAt: string;
  endedAt: string;
  /** The day (YYYY-MM-DD) on the person's own calendar, and the IANA time zone in which it was practiced. */
  localDate: string;
  timeZone: string;
}

/** A complete mala, or the part of one that was chanted before it was stopped. */
export interface ChantEntry extends Lived {
  kind: "chant";
  deityId: string;
  mantraId: string;
  repetitions: number;
}

export interface SittingEntry extends Lived {
  kind: "sitting";
  soundId: SoundId;
  minutes: number;
}

export type PracticeEntry = ChantEntry | SittingEntry;

/** Sums of the practice of one day. */
export interface PracticeDay {
  /** YYYY-MM-DD */
  date: string;
  repetitions: number;
  malas: number;
  minutes: number;
}

export interface MantraTotal {
  mantraId: string;
  repetitions: number;
}

export interface PracticeTotals {
  /** All repetitions, including those of malas that were stopped early. */
  totalChants: number;
  malasToday: number;
  /** Days in a row with any practice, up to today. Today does not break the streak until it is over. */
  streakDays: number;
  /** End of the latest practice as an ISO instant; null before the first practice. */
  lastActive: string | null;
}

export interface PracticeSettings {
  /**
   * Hour at which the person's day begins, 0 to 4. With 4, practice at one in the morning counts for the day before.
   */
  dayBeginsAt: number;
  showStreaks: boolean;
}

/** Upper limits of one log entry: the beads of a mala, and the longest sitting. */
export const BEADS_PER_MALA = 108;
export const mostMinutes = 120;
