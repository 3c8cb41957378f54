import type { Calendar, CalendarNow, CalendarPlace } from "#model/calendar.ts";
import type { Language } from "#model/languages.ts";
import { day } from "#model/durations.ts";
import { localDateOf } from "#engines/calendar-date.ts";
import type { CalendarTexts } from "../content/build-calendar.ts";
import { HttpError } from "../errors.ts";
import type { Deps } from "../deps.ts";
import { createAllowance } from "./allowance.ts";
import { createLatestUsed } from "./latest-used.ts";
import { nearestOf, toCalendarPlace } from "./places.ts";
import { runInSlices } from "./slices.ts";

/** So many years are kept as JSON, of 100 kB each. */
const mostKept = 40;
/** At most so many years may wait to be computed. Each takes a fifth of a second. */
const mostWaiting = 10;
/**
 * The calendar has the days of the month, and 36 more, so that a list of the coming observances can begin on its last
 * day.
 */
const daysNow = 31 + 36;
/** Beyond this latitude, north or south, there are days without a sunrise. */
const lastSunrise = 65;

type CalendarsDeps = Pick<Deps, "libraryIn" | "now">;

interface Reader {
  /** Only a limited number of years is computed for one visitor. */
  visitor: string;
  language: Language;
}

export type Calendars = ReturnType<typeof createCalendars>;

/** Computes calendars one at a time, and keeps those of whole years. */
export function createCalendars({ libraryIn, now }: CalendarsDeps) {
  const kept = createLatestUsed<string>(mostKept);
  const pending = new Map<string, Promise<string>>();
  const isAllowed = createAllowance({ now, ofVisitor: 40, ofAll: 400 });
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** Returns the days of the site's place from the first day of this month. */
  async function ofNow(language: Language): Promise<CalendarNow> {
    const texts = libraryIn(language).calendar;
    const today = localDateOf(now().toISOString(), texts.place.zone);
    const first = `${today.slice(0, 8)}01`;
    return { ...(await compute(texts, toCalendarPlace(texts.place), { first, count: daysNow })), today, ...texts.page };
  }

  /** Returns a whole year of a place as JSON. The visitor is identified by their address. */
  async function ofYear(place: CalendarPlace, year: number, reader: Reader): Promise<string> {
    const key = [place.latitude, place.longitude, place.zone, place.id, year, reader.language].join(" ");
    return kept.get(key) ?? pending.get(key) ?? computeOnce(key, place, { year, ...reader });
  }

  function computeOnce(key: string, place: CalendarPlace, { year, visitor, language }: Reader & { year: number }) {
    if (waiting >= mostWaiting)
      throw new HttpError("busy", { reason: "calendars-under-way", headers: { "retry-after": "3" } });
    if (!isAllowed(visitor)) throw new HttpError("too-many-calendars", { headers: { "retry-after": "3600" } });
    const first = `${year}-01-01`;
    const count = (Date.parse(`${year + 1}-01-01`) - Date.parse(first)) / day;
    waiting++;
    const computing = last
      .then(() => compute(libraryIn(language).calendar, place, { first, count }))
      .then((calendar) => {
        const json = JSON.stringify(calendar);
        kept.set(key, json);
        return json;
      })
      .finally(() => {
        waiting--;
        pending.delete(key);
      });
    pending.set(key, computing);
    // The error reaches the request that waits for this calendar, but not the next one in the queue.
    last = computing.catch(() => {});
    return computing;
  }

  return { ofNow, ofYear };
}

/** The astronomy package is loaded with the first calendar. */
async function compute(
  texts: CalendarTexts,
  place: CalendarPlace,
  days: { first: string; count: number },
): Promise<Calendar> {
  const { computeCalendar } = await import("./compute-calendar.ts");
  const { NoSunrise } = await import("./days.ts");
  try {
    return await runInSlices(computeCalendar(texts, { place, ...days }));
  } catch (error) {
    if (!(error instanceof NoSunrise)) throw error;
    return { place, days: [], instead: nearestWithSunrise(texts, place), observances: {}, names: emptyNames };
  }
}

const nearestWithSunrise = (texts: CalendarTexts, place: CalendarPlace) =>
  nearestOf(
    texts.places.filter(({ latitude }) => Math.abs(latitude) <= lastSunrise),
    place,
  ) ?? texts.place;

const emptyNames = { tithis: [], nakshatras: [], months: [] };
