/** The sounds one can sit with. */
export const soundIds = ["om-chant", "relaxing-flute", "hare-krishna"] as const;
export type SoundId = (typeof soundIds)[number];

interface Lived {
  /** Made where it was practiced, so that sending it twice counts it once. */
  id: string;
  /** ISO times. */
  startedAt: string;
  endedAt: string;
  /** YYYY-MM-DD, the day of the person's own life, and the IANA zone in which it was lived. */
  localDate: string;
  timeZone: string;
}

/** A mala, or the part of one that was chanted. */
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

/** One line of the practice log. */
export type PracticeEntry = ChantEntry | SittingEntry;

/** Practice of one day. */
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
  /** All repetitions, those of stopped malas too. */
  totalChants: number;
  malasToday: number;
  /** Days in a row with any practice, up to today, or up to yesterday while today is still open. */
  streakDays: number;
  /** The end of the latest practice, an ISO time; null before the first. */
  lastActive: string | null;
}

/** Settings of a person for the log. */
export interface PracticeSettings {
  /** Hours after midnight, 0 to 4: who chants at one in the morning still lives the day before. */
  dayBeginsAt: number;
  showStreaks: boolean;
}

/** Limits of one entry: a mala, and the longest sitting. */
export const BEADS_PER_MALA = 108;
export const mostMinutes = 120;
