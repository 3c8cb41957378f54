import type { FixedReason } from "#contract/refusal-reasons.ts";
import { day as dayMs, minute, second } from "#model/durations.ts";
import type { PracticeEntry } from "#model/practice-log.ts";
import { addDays, isTimeZone, isZoneName, localDateOf } from "#engines/calendar-date.ts";

/** Tolerance for the clock of a device that is ahead of ours, by a wrong zone or date. */
const maxAhead = dayMs;
/** Older entries would appear in no list. */
const maxAge = 366 * dayMs;
const firstMoment = Date.parse("2020-01-01T00:00:00Z");
/** Fastest possible repetition. */
const perRepetition = 0.3 * second;

export interface Moment {
  now: Date;
  /** Hours after midnight. */
  dayBeginsAt: number;
}

/** Practice that a log holds already for one day of a person's life. */
export interface DayUse {
  entries: number;
  repetitions: number;
  minutes: number;
}

/**
 * Most of one day. A hundred thousand repetitions of a short name are an old vow; more than one and a half in each second
 * of day and night is no voice.
 */
export const mostOfDay: DayUse = { entries: 1500, repetitions: 150_000, minutes: 24 * 60 };

/** Rows that a person may record within one day in UTC: more than a full week without a network holds. */
export const mostRecorded = 12_000;

/** Says of a day that an entry would make it longer than any day is; null when it has room. */
export function overfullDay(entry: PracticeEntry, day: DayUse): FixedReason | null {
  const { entries, repetitions, minutes } = mostOfDay;
  const isOverfull =
    day.entries >= entries ||
    (entry.kind === "chant" && day.repetitions + entry.repetitions > repetitions) ||
    (entry.kind === "sitting" && day.minutes + entry.minutes > minutes);
  return isOverfull ? "overfull-day" : null;
}

/**
 * Puts UTC in the place of a zone that is not known here, such as "Etc/Unknown", which is what a browser calls a zone that it
 * cannot make out, or one that is newer than this server. The day of the entry stays as the device told it.
 */
export const inKnownZone = <Entry extends Pick<PracticeEntry, "timeZone">>(entry: Entry): Entry =>
  isZoneName(entry.timeZone) && !isTimeZone(entry.timeZone) ? { ...entry, timeZone: "UTC" } : entry;

/** What is impossible about an entry; null when it is plausible. */
export function implausibility(entry: PracticeEntry, { now, dayBeginsAt }: Moment): FixedReason | null {
  const started = Date.parse(entry.startedAt);
  const ended = Date.parse(entry.endedAt);
  if (started > ended) return "ends-before-it-begins";
  if (ended > now.getTime() + maxAhead) return "ends-in-the-future";
  if (started < firstMoment) return "began-before-2020";
  if (ended < now.getTime() - maxAge) return "over-a-year-ago";
  if (ended - started < leastTime(entry)) return "too-fast";
  if (!isTimeZone(entry.timeZone)) return "unknown-zone";
  return isDayOf(entry, dayBeginsAt) ? null : "another-day";
}

/**
 * Corrects an entry from a device whose clock is ahead: it ends now, keeps its duration, and counts for the current day
 * of the person, or else it would be missing from their today.
 */
export function toServerTime<Entry extends PracticeEntry>(entry: Entry, { now, dayBeginsAt }: Moment): Entry {
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
  // The first bead starts the mala, and a started minute may count as one.
  if (entry.kind === "chant") return (entry.repetitions - 1) * perRepetition;
  return (entry.minutes - 1) * minute;
}

/** Tolerates a day: the entry may stem from another setting, or from older rules of a time zone. */
function isDayOf({ endedAt, localDate, timeZone }: PracticeEntry, dayBeginsAt: number) {
  const day = localDateOf(endedAt, timeZone, dayBeginsAt);
  return localDate >= addDays(day, -1) && localDate <= addDays(day, 1);
}
