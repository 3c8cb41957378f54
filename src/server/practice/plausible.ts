import type { PracticeEntry } from "#model/practice.ts";
import { addDays, isTimeZone, localDateOf } from "#practice/streak.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** A clock may be a little ahead of ours. */
const clockSkew = 5 * MINUTE;
/** Who is offline for longer has the years before in no list. */
const oldest = 366 * DAY;
const firstMoment = Date.parse("2020-01-01T00:00:00Z");
/** The quickest a bead can be told. */
const perRepetition = 0.3 * SECOND;

export interface Moment {
  now: Date;
  /** Hours after midnight. */
  dayBeginsAt: number;
}

/** Why nobody can have practised like this, in a sentence; null when somebody can. */
export function implausible(entry: PracticeEntry, { now, dayBeginsAt }: Moment): string | null {
  const started = Date.parse(entry.startedAt);
  const ended = Date.parse(entry.endedAt);
  if (started > ended) return "A practice cannot end before it begins";
  if (ended > now.getTime() + clockSkew) return "A practice cannot end in the future";
  if (started < firstMoment) return "A practice cannot have begun before 2020";
  if (ended < now.getTime() - oldest) return "A practice of more than a year ago cannot be recorded";
  if (ended - started < leastTime(entry)) return "This much cannot be practised in so short a time";
  if (!isTimeZone(entry.timeZone)) return "There is no such time zone";
  return isDayOf(entry, dayBeginsAt) ? null : "The day of a practice must be the day on which it ended";
}

function leastTime(entry: PracticeEntry) {
  // The first bead begins the mala, and a minute begun may be counted as one.
  if (entry.kind === "chant") return (entry.repetitions - 1) * perRepetition;
  return (entry.minutes - 1) * MINUTE;
}

/** Up to a day off: it was written down under another setting, or a zone's rules were not known yet. */
function isDayOf({ endedAt, localDate, timeZone }: PracticeEntry, dayBeginsAt: number) {
  const day = localDateOf(endedAt, timeZone, dayBeginsAt);
  return localDate >= addDays(day, -1) && localDate <= addDays(day, 1);
}
