import { day, hour } from "#model/durations.ts";

/**
 * Returns the beginning of a day (YYYY-MM-DD) in UTC, in milliseconds. In UTC each day has 24 hours, so that no clock
 * change affects the arithmetic.
 */
const startOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

export const addDays = (date: string, days: number): string =>
  new Date(startOf(date) + days * day).toISOString().slice(0, 10);

/** Returns the day of the week, where Sunday is 0. */
export const weekdayOf = (date: string): number => new Date(startOf(date)).getUTCDay();

/** Returns false for 30 February, and for any text that is not a date. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = startOf(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Returns true for a text that can name a zone, even if this device or server does not know that zone. */
export const isZoneName = (text: string): boolean => /^[A-Za-z][\w+/-]{1,63}$/.test(text);

/**
 * Returns true for a name such as "Asia/Kolkata". An offset such as "+05:30" is refused, because it does not know
 * summer time.
 */
export function isTimeZone(name: string): boolean {
  if (!isZoneName(name)) return false;
  try {
    return Boolean(wallClockIn(name));
  } catch {
    // Intl throws for a zone that it does not know.
    return false;
  }
}

/**
 * Returns the calendar day of an ISO instant in a time zone, for a person whose day begins `dayBeginsAt` hours (0 to 4)
 * after midnight. It uses the local clock time, so it is also right in nights with 23 or 25 hours. An unknown zone
 * counts as UTC, because a day that begins some hours off is better than a screen that fails.
 */
export function localDateOf(instant: string, timeZone: string, dayBeginsAt = 0): string {
  const { year, month, day, hour } = Object.fromEntries(
    wallClockIn(isTimeZone(timeZone) ? timeZone : "UTC")
      .formatToParts(Date.parse(instant))
      .map(({ type, value }) => [type, value]),
  );
  const date = `${year}-${month}-${day}`;
  return Number(hour) < dayBeginsAt ? addDays(date, -1) : date;
}

/**
 * Returns the instant of noon on a day in a time zone. Where the zone's offset is no whole hour, it may be up to an
 * hour later. An unknown zone counts as UTC.
 */
export function noonOf(date: string, timeZone: string): string {
  const inUtc = startOf(date) + 12 * hour;
  const wall = wallClockIn(isTimeZone(timeZone) ? timeZone : "UTC").formatToParts(inUtc);
  const part = (type: Intl.DateTimeFormatPartTypes) => wall.find((each) => each.type === type)?.value ?? "";
  const shown = startOf(`${part("year")}-${part("month")}-${part("day")}`) + Number(part("hour")) * hour;
  return new Date(inUtc - (shown - inUtc)).toISOString();
}

/**
 * Formats are cached by zone, because making one takes longer than the rest of the calculation. The number is limited,
 * because there are many names of zones.
 */
const wallClocks = new Map<string, Intl.DateTimeFormat>();
const mostWallClocks = 50;

/** Returns the format that shows the clock time of a zone. Throws for a zone that Intl does not know. */
function wallClockIn(timeZone: string): Intl.DateTimeFormat {
  const known = wallClocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
  });
  if (wallClocks.size >= mostWallClocks) wallClocks.clear();
  wallClocks.set(timeZone, clock);
  return clock;
}

/** Counts the days in a row with practice, up to today. Today does not break the streak until it is over. */
export function streakDays(localDates: Iterable<string>, today: string): number {
  const practiced = new Set(Array.from(localDates, startOf));
  const last = practiced.has(startOf(today)) ? startOf(today) : startOf(today) - day;
  let days = 0;
  while (practiced.has(last - days * day)) days++;
  return days;
}

/** Counts the days of the longest unbroken run in a list of distinct days in order. */
export function longestRun(dates: readonly string[]): number {
  let longest = 0;
  let run = 0;
  for (const [place, date] of dates.entries()) {
    const before = dates[place - 1];
    run = before !== undefined && startOf(date) - startOf(before) === day ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
