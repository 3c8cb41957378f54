import { hash } from "node:crypto";
import { addDays, localDateOf } from "#engines/calendar-date.ts";
import { mainLanguage } from "#model/languages.ts";
import type { Calendar } from "#model/calendar.ts";
import type { Calendars } from "../calendar/calendars.ts";
import { toCalendarPlace } from "../calendar/places.ts";
import type { Deps } from "../deps.ts";
import { daysAhead, daysBack, writePersonalCalendar } from "./personal-calendar.ts";
import { findBySecret, type KeptReminders } from "./reminders.store.ts";
import { runningVows } from "./running-vows.ts";

type CalendarDeps = Pick<Deps, "db" | "library" | "siteUrl" | "now">;

/** Creates the function that reads a person's calendar by the secret part of its address; null where there is none. */
export function createPersonalCalendars({ db, library, siteUrl, now }: CalendarDeps, calendars: Calendars) {
  return async function readCalendar(secret: string): Promise<string | null> {
    const kept = await findBySecret(db, secret);
    return kept && write(kept, secret);
  };

  async function write(kept: KeptReminders, secret: string) {
    const today = localDateOf(now().toISOString(), kept.choices.timeZone);
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

  /** The years of the chosen place, of which a calendar has parts. */
  async function observedAround({ accountId, choices }: KeptReminders, today: string) {
    const { places, place: own } = library.calendar;
    const place = places.find(({ id }) => id === choices.place) ?? own;
    const yearIn = (days: number) => Number(addDays(today, days).slice(0, 4));
    const observed: Calendar[] = [];
    for (let year = yearIn(-daysBack); year <= yearIn(daysAhead); year++) {
      // Only what these calendars have written is read.
      const read = async (of: typeof place): Promise<Calendar> =>
        JSON.parse(
          await calendars.ofYear(toCalendarPlace(of), year, {
            visitor: `calendar of ${accountId}`,
            language: mainLanguage,
          }),
        );
      const calendar = await read(place);
      observed.push(calendar.instead ? await read(calendar.instead) : calendar);
    }
    return observed;
  }
}
