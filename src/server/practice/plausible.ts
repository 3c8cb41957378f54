import type { PracticeEntry } from "#model/practice.ts";
import { addDays, isTimeZone, localDateOf } from "#practice/calendar-date.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How far ahead of ours the clock of a device may be: a wrong zone or date is not its owner's fault. */
const mostAhead = DAY;
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
  if (ended > now.getTime() + mostAhead) return "A practice cannot end in the future";
  if (started < firstMoment) return "A practice cannot have begun before 2020";
  if (ended < now.getTime() - oldest) return "A practice of more than a year ago cannot be recorded";
  if (ended - started < leastTime(entry)) return "This much cannot be practised in so short a time";
  if (!isTimeZone(entry.timeZone)) return "There is no such time zone";
  return isDayOf(entry, dayBeginsAt) ? null : "The day of a practice must be the day on which it ended";
}

/**
 * An entry as it is stored. One that ends later than now comes from a device whose clock is ahead: it has just ended,
 * took as long as it says, and counts for the day that now is for the person, or it would be missing from their today.
 */
export function inOurTime<Entry extends PracticeEntry>(entry: Entry, { now, dayBeginsAt }: Moment): Entry {
  const ahead = Date.parse(entry.endedAt) - now.getTime();
  if (ahead <= 0) return entry;
  const endedAt = now.toISOString();
  return {
    ...entry,
    startedAt: new Date(Date.parse(entry.startedAt) - ahead).toISOString(),
    endedAt,
    localDate: localDateOf(endedAt, entry.timeZone, dayBeginsAt),
  };
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
