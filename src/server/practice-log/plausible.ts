import type { FixedReason } from "#contract/refusal-reasons.ts";
import { day as dayMs, minute, second } from "#model/durations.ts";
import type { PracticeEntry } from "#model/practice-log.ts";
import { addDays, isTimeZone, isZoneName, localDateOf } from "#engines/calendar-date.ts";

/** The clock of a device may be ahead of the server's by so much, because of a wrong zone or date. */
const maxAhead = dayMs;
/** Older entries would appear in no list. */
const maxAge = 366 * dayMs;
const firstMoment = Date.parse("2020-01-01T00:00:00Z");
/** The fastest possible repetition takes so long. */
const perRepetition = 0.3 * second;

export interface Moment {
  now: Date;
  /** The hour after midnight at which the person's day begins. */
  dayBeginsAt: number;
}

/** The practice that a log already has for one day of a person. */
export interface DayUse {
  entries: number;
  repetitions: number;
  minutes: number;
}

/**
 * One day may have at most so much. A hundred thousand repetitions of a short name are a traditional vow, but no voice
 * chants more than one and a half in each second of day and night.
 */
export const mostOfDay: DayUse = { entries: 1500, repetitions: 150_000, minutes: 24 * 60 };

/**
 * A person may record so many rows within one day in UTC. That is more than what collects in a full week without a
 * network.
 */
export const mostRecorded = 12_000;

/** Returns the refusal of an entry that would make its day longer than a day is; null when the day has room. */
export function overfullDay(entry: PracticeEntry, day: DayUse): FixedReason | null {
  const { entries, repetitions, minutes } = mostOfDay;
  const isOverfull =
    day.entries >= entries ||
    (entry.kind === "chant" && day.repetitions + entry.repetitions > repetitions) ||
    (entry.kind === "sitting" && day.minutes + entry.minutes > minutes);
  return isOverfull ? "overfull-day" : null;
}

/**
 * Replaces a zone that the server does not know by UTC. A browser says "Etc/Unknown" if it cannot find out its zone, or
 * may know a newer one. The day of the entry stays as the device has sent it.
 */
export const inKnownZone = <Entry extends Pick<PracticeEntry, "timeZone">>(entry: Entry): Entry =>
  isZoneName(entry.timeZone) && !isTimeZone(entry.timeZone) ? { ...entry, timeZone: "UTC" } : entry;

/** Returns what is impossible about an entry; null when it is plausible. */
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
 * Corrects an entry from a device whose clock is ahead. The entry ends now, keeps its duration, and counts for the
 * person's current day, because it would be missing in today's practice otherwise.
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

/**
 * Tolerates a difference of one day, because the entry may have been made under another setting, or under older rules
 * of a time zone.
 */
function isDayOf({ endedAt, localDate, timeZone }: PracticeEntry, dayBeginsAt: number) {
  const day = localDateOf(endedAt, timeZone, dayBeginsAt);
  return localDate >= addDays(day, -1) && localDate <= addDays(day, 1);
}
