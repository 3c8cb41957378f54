import type { ReminderChoices } from "#contract/reminders.ts";
import { addDays, localDateOf, weekdayOf } from "#engines/calendar-date.ts";
import { day } from "#model/durations.ts";
import { offsetReader } from "../calendar/local-time.ts";

/** Returns the first time of practice after an instant; null where there are no times. */
export function nextTime({ times, timeZone }: Pick<ReminderChoices, "times" | "timeZone">, after: Date): Date | null {
  const offsetAt = offsetReader(timeZone);
  const today = localDateOf(after.toISOString(), timeZone);
  // Today's times may be over, and in eight days every weekday comes again.
  const dates = Array.from({ length: 8 }, (_, days) => addDays(today, days));
  const instants = dates.flatMap((date) =>
    times
      .filter(({ weekdays }) => weekdays.includes(weekdayOf(date)))
      .map(({ at }) => instantOf(`${date}T${at}`, offsetAt)),
  );
  const coming = instants.filter((instant) => instant > after.getTime());
  return coming.length > 0 ? new Date(Math.min(...coming)) : null;
}

/**
 * Returns the moment at which clocks show a time. If there are two such moments, it is the first. If clocks skip the
 * time, it is as long after the jump as the time would have been.
 */
function instantOf(wallTime: string, offsetAt: (instant: number) => number): number {
  const inUtc = Date.parse(`${wallTime}:00Z`);
  // No zone changes its clocks twice within two days.
  const [before, after] = [offsetAt(inUtc - day), offsetAt(inUtc + day)];
  const found = [inUtc - before, inUtc - after].find((instant) => instant + offsetAt(instant) === inUtc);
  return found ?? inUtc - before;
}
