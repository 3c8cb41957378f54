import type { Day, DayPart } from "./days.ts";

/** Two customs may put one observance on two days: that of most householders, and that of Vaishnavas. */
export type Custom = "smarta" | "vaishnava";

/**
 * Each of these is a reason why a good calendar may print another day. A sentence for each stands in content/calendar.
 */
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
  /** The deciding part of the day, where the reason mentions it. */
  part?: DayPart;
  /** Date of the other day. */
  other: string;
}

export interface Observance {
  /** The observance has this key in content/calendar. */
  id: string;
  date: string;
  /** The field is absent where both customs agree, or where there is only one. */
  custom?: Custom;
  doubt?: Doubt;
}

export interface Placed {
  id: string;
  day: Day;
  custom?: Custom;
  doubt?: Doubt | null;
}
