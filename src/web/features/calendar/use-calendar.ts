import { calendarApi, type CalendarQuery } from "#contract/calendar-api.ts";
import type { Calendar, CalendarDay, CalendarNow } from "#model/calendar.ts";
import { get, type Query } from "../../data/queries.ts";
import { useReply } from "../../data/use-reply.ts";

interface Wanted {
  query: CalendarQuery;
  /** The first and the last date that are shown. */
  first: string;
  last: string;
  /** The flag is true once the device's choice is known. */
  isKnown: boolean;
}

interface Shown {
  calendar: Calendar;
  days: readonly CalendarDay[];
  status: "shown" | "pending" | "failed";
  /** These requests have failed, and can be repeated. */
  failed: Query<Calendar>[];
}

/**
 * Returns the days of a place. They come from the page's own reply where that has them all, and otherwise from the
 * replies for the years that contain them.
 */
export function useCalendar(own: CalendarNow, { query, first, last, isKnown }: Wanted): Shown {
  const isOwn = Object.keys(query).length === 0;
  const lastOwn = own.days.at(-1)?.date ?? "";
  const isHere = !isKnown || (isOwn && (own.days[0]?.date ?? "~") <= first && last <= lastOwn);
  const [firstYear, lastYear] = [first.slice(0, 4), last.slice(0, 4)];
  const queries = [
    isHere ? null : yearOf(firstYear, query),
    isHere || lastYear === firstYear ? null : yearOf(lastYear, query),
  ];
  const one = useReply(queries[0] ?? null);
  const two = useReply(queries[1] ?? null);
  if (isHere) return { calendar: own, days: own.days, status: "shown", failed: [] };
  const failed = [one, two].flatMap(({ status }, place) => (status === "error" ? (queries[place] ?? []) : []));
  if (!one.data) return { calendar: own, days: own.days, status: failed.length > 0 ? "failed" : "pending", failed };
  const observances = { ...two.data?.observances, ...one.data.observances };
  const calendar = { ...one.data, observances };
  return { calendar, days: [...one.data.days, ...(two.data?.days ?? [])], status: "shown", failed };
}

const yearOf = (year: string, query: CalendarQuery): Query<Calendar> =>
  get(calendarApi.calendarYear, { year, ...query });
