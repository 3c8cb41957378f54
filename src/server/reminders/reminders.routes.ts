import { hash, randomBytes } from "node:crypto";
import type { Context, Hono } from "hono";
import { api } from "#contract/api.ts";
import { Nothing } from "#contract/bodies.ts";
import { ReminderChoices } from "#contract/reminders.ts";
import { addDays, isTimeZone, localDateOf } from "#engines/calendar-date.ts";
import type { Calendar } from "#model/calendar.ts";
import { calendarFolder } from "#model/reminders.ts";
import type { Calendars } from "../calendar/calendars.ts";
import { toCalendarPlace } from "../calendar/places.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import type { ReplyHeaders } from "../http/headers.ts";
import type { Serve } from "../http/serve.ts";
import { calendarsFromAddress } from "../limits/rules.ts";
import { daysAhead, daysBack, writePersonalCalendar } from "./personal-calendar.ts";
import {
  defaultChoices,
  findBySecret,
  findReminders,
  saveChoices,
  setCalendarSecret,
  type KeptReminders,
} from "./reminders.store.ts";
import { runningVows } from "./running-vows.ts";

type ReminderDeps = Pick<Deps, "db" | "library" | "limits" | "siteUrl" | "now">;

interface RouteOptions {
  app: Hono;
  headers: ReplyHeaders;
  calendars: Calendars;
  /** Address of a visitor, for whom only so many wrong addresses are looked up. */
  addressOf: (c: Context) => string;
}

/** 256 random bits. */
const secretPath = /^([\w-]{43})\.ics$/;

/** When a person practices, and the calendar of it that other programs subscribe to. */
export function reminderRoutes(serve: Serve, deps: ReminderDeps, { app, headers, calendars, addressOf }: RouteOptions) {
  const { db, library, limits, siteUrl, now } = deps;

  async function readReminders(uid: string) {
    const kept = await findReminders(db, uid);
    return { choices: kept?.choices ?? defaultChoices, calendarSince: kept?.calendarSince ?? null };
  }

  serve(api.reminders, (_, { user }) => readReminders(user.uid));

  serve(
    api.saveReminders,
    async (_, { user: { uid }, body }) => {
      requireKnown(body, library);
      await saveChoices(db, uid, { choices: body, dueAt: null, now: now() });
      return readReminders(uid);
    },
    ReminderChoices,
  );

  serve(
    api.makeCalendarAddress,
    async (_, { user }) => {
      const secret = randomBytes(32).toString("base64url");
      await setCalendarSecret(db, user.uid, secret, now());
      return { address: `${siteUrl}${calendarFolder}${secret}.ics`, since: now().toISOString() };
    },
    Nothing,
  );

  serve(api.removeCalendarAddress, async (_, { user: { uid } }) => {
    await setCalendarSecret(db, uid, null, now());
    return readReminders(uid);
  });

  // A right address is never refused for the wrong ones of others, which are limited for the sake of the database alone.
  app.get(`${calendarFolder}:secret`, async (c) => {
    const secret = secretPath.exec(c.req.param("secret"))?.[1];
    const kept = secret === undefined ? null : await findBySecret(db, secret);
    if (!kept || secret === undefined) {
      const seconds = await limits.consume({ rule: calendarsFromAddress, subject: addressOf(c) });
      if (seconds > 0) throw new HttpError("too-many-links", { headers: { "retry-after": String(seconds) } });
      throw new HttpError("file-not-found");
    }
    return new Response(await write(kept, secret), { headers: headers.personalCalendar });
  });

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
        JSON.parse(await calendars.ofYear(toCalendarPlace(of), year, `calendar of ${accountId}`));
      const calendar = await read(place);
      observed.push(calendar.instead ? await read(calendar.instead) : calendar);
    }
    return observed;
  }
}

function requireKnown({ timeZone, place }: ReminderChoices, { calendar }: ReminderDeps["library"]) {
  if (!isTimeZone(timeZone)) throw new HttpError("invalid-body", { sentence: "There is no such time zone" });
  if (place !== null && !calendar.places.some(({ id }) => id === place)) throw new HttpError("place-not-found");
}
