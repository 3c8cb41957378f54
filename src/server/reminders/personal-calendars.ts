import { hash } from "node:crypto";
import { addDays, localDateOf } from "#engines/calendar-date.ts";
import type { Calendar } from "#model/calendar.ts";
import type { Calendars } from "../calendar/calendars.ts";
import { toCalendarPlace } from "../calendar/places.ts";
import type { Deps } from "../deps.ts";
import { daysAhead, daysBack, writePersonalCalendar } from "./personal-calendar.ts";
import { findBySecret, type KeptReminders } from "./reminders.store.ts";
import { runningVows } from "./running-vows.ts";

type CalendarDeps = Pick<Deps, "db" | "libraryIn" | "siteUrl" | "now">;

/** Creates the function that reads a person's calendar by the secret part of its address; null where there is none. */
export function createPersonalCalendars({ db, libraryIn, siteUrl, now }: CalendarDeps, calendars: Calendars) {
  return async function readCalendar(secret: string): Promise<string | null> {
    const kept = await findBySecret(db, secret);
    return kept && write(kept, secret);
  };

  async function write(kept: KeptReminders, secret: string) {
    const today = localDateOf(now().toISOString(), kept.choices.timeZone);
    const library = libraryIn(kept.language);
    return writePersonalCalendar({
      reminders: kept,
      id: hash("sha256", `events of ${secret}`, "base64url").slice(0, 16),
      vows: await runningVows(db, kept.accountId, today),
      observed: kept.choices.observances.length > 0 ? await observedAround(kept, today) : [],
      texts: library.calendar,
      product: library.site.name,
      siteUrl,
      now: now(),
    });
  }

  /** Returns the years of the chosen place from which the calendar takes its days. */
  async function observedAround({ accountId, choices, language }: KeptReminders, today: string) {
    const { places, place: own } = libraryIn(language).calendar;
    const place = places.find(({ id }) => id === choices.place) ?? own;
    const yearIn = (days: number) => Number(addDays(today, days).slice(0, 4));
    const observed: Calendar[] = [];
    for (let year = yearIn(-daysBack); year <= yearIn(daysAhead); year++) {
      // The text was written by these calendars, so its shape is known.
      const read = async (of: typeof place): Promise<Calendar> =>
        JSON.parse(
          await calendars.ofYear(toCalendarPlace(of), year, {
            visitor: `calendar of ${accountId}`,
            language,
          }),
        );
      const calendar = await read(place);
      observed.push(calendar.instead ? await read(calendar.instead) : calendar);
    }
    return observed;
  }
}
