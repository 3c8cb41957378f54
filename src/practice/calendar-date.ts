const DAY = 24 * 60 * 60 * 1000;

/** Days are YYYY-MM-DD; in UTC every one of them has 24 hours, so no clock change can bend the arithmetic. */
const startOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

export const addDays = (date: string, days: number): string =>
  new Date(startOf(date) + days * DAY).toISOString().slice(0, 10);

/** False for 30 February, and for anything else that no calendar shows. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = startOf(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A name such as "Asia/Kolkata". An offset such as "+05:30" is none: it forgets summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{1,63}$/.test(name)) return false;
  try {
    return Boolean(wallClockIn(name));
  } catch {
    // Intl throws for a zone that it does not know.
    return false;
  }
}

/**
 * The day an instant (ISO) belongs to, as lived in a zone by someone whose day begins so many hours (0 to 4) after
 * midnight. Read off the clock on the wall, so it holds in the nights that have 23 or 25 hours.
 */
export function localDateOf(instant: string, timeZone: string, dayBeginsAt = 0): string {
  const { year, month, day, hour } = Object.fromEntries(
    wallClockIn(timeZone)
      .formatToParts(Date.parse(instant))
      .map(({ type, value }) => [type, value]),
  );
  const date = `${year}-${month}-${day}`;
  return Number(hour) < dayBeginsAt ? addDays(date, -1) : date;
}

/** By zone, as each takes longer to make than all else that a day needs. Few at a time, for there are many names of zones. */
const wallClocks = new Map<string, Intl.DateTimeFormat>();
const mostWallClocks = 50;

/** Throws for a zone that Intl does not know. */
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

/** Number of days in a row that were practiced, up to today, or up to yesterday while today is still open. */
export function streakDays(localDates: Iterable<string>, today: string): number {
  const practiced = new Set(Array.from(localDates, startOf));
  const last = practiced.has(startOf(today)) ? startOf(today) : startOf(today) - DAY;
  let days = 0;
  while (practiced.has(last - days * DAY)) days++;
  return days;
}
