import { addDays, isCalendarDate, isZoneName } from "#engines/calendar-date.ts";
import { HttpError } from "../errors.ts";
import type { Span } from "./totals.store.ts";

export type Query = (name: string) => string | undefined;

const maxDays = 400;

/** Current time zone of the person, if given. A browser may name one that is not known here, which is no fault of the person. */
export function readTimeZone(query: Query): string | undefined {
  const timeZone = query("timeZone");
  if (timeZone !== undefined && !isZoneName(timeZone)) throw new HttpError("invalid-query", { reason: "unknown-zone" });
  return timeZone;
}

/** Requested days; by default the year that ends today. */
export function readSpan(query: Query, today: string): Span {
  const to = readDay(query, "to") ?? today;
  const from = readDay(query, "from") ?? addDays(to, -365);
  if (from > to) throw new HttpError("invalid-query", { reason: "days-reversed" });
  if (from < addDays(to, 1 - maxDays))
    throw new HttpError("invalid-query", {
      reason: "too-many-days",
      sentence: `No more than ${maxDays} days can be asked for`,
    });
  return { from, to };
}

function readDay(query: Query, name: "from" | "to") {
  const day = query(name);
  if (day === undefined) return;
  if (isCalendarDate(day)) return day;
  throw new HttpError("invalid-query", {
    reason: "no-day",
    sentence: `"${name}" must be a day of the calendar, such as 2026-11-20`,
  });
}
