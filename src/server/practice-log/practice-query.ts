import { addDays, isCalendarDate, isZoneName } from "#engines/calendar-date.ts";
import { HttpError } from "../errors.ts";
import type { Span } from "./totals.store.ts";

export type Query = (name: string) => string | undefined;

const maxDays = 400;

/**
 * Reads the current time zone of the person. A browser may send a zone that the server does not know, which is not the
 * person's fault.
 */
export function readTimeZone(query: Query): string | undefined {
  const timeZone = query("timeZone");
  if (timeZone !== undefined && !isZoneName(timeZone)) throw new HttpError("invalid-query", { reason: "unknown-zone" });
  return timeZone;
}

/** Reads the requested days. By default they are the year that ends today. */
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
