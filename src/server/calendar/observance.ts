import type { Day, DayPart } from "./days.ts";

/** Two customs that may put one observance on two days: that of most householders, and that of Vaishnavas. */
export type Custom = "smarta" | "vaishnava";

/** Why good calendars may print another day. Sentences for each stand in content/calendar. */
type DoubtReason =
  | "both-days"
  | "neither-day"
  | "close"
  | "eleventh-at-no-sunrise"
  | "eleventh-at-two-sunrises"
  | "twelfth-at-no-sunrise"
  | "bhadra-all-day"
  | "bhadra-past-midnight"
  | "shravana-on-second-day";

export interface Doubt {
  reason: DoubtReason;
  /** The part of the day that decides, where the reason speaks of one. */
  part?: DayPart;
  /** Date of the other day. */
  other: string;
}

export interface Observance {
  /** Its key in content/calendar. */
  id: string;
  date: string;
  /** Absent where both customs agree, or there are none. */
  custom?: Custom;
  doubt?: Doubt;
}

/** An observance with its day. */
export interface Placed {
  id: string;
  day: Day;
  custom?: Custom;
  doubt?: Doubt | null;
}
