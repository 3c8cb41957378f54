import { createECDH, randomBytes } from "node:crypto";
import type { Context, Hono } from "hono";
import { api } from "#contract/api.ts";
import { Nothing } from "#contract/bodies.ts";
import { PushSubscriptionBody, ReminderChoices } from "#contract/reminders.ts";
import { isTimeZone } from "#engines/calendar-date.ts";
import { calendarFolder } from "#model/reminders.ts";
import type { User } from "#model/user.ts";
import type { Calendars } from "../calendar/calendars.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import type { ReplyHeaders } from "../http/headers.ts";
import type { Serve } from "../http/serve.ts";
import { hashOfSession } from "../identity/session.store.ts";
import { calendarsFromAddress } from "../limits/rules.ts";
import { publicHostOf } from "../outgoing/public-host.ts";
import { nextTime } from "./next-time.ts";
import { createPersonalCalendars } from "./personal-calendars.ts";
import { addDevice, hasDevice, removeDevice } from "./push-devices.store.ts";
import { defaultChoices, findReminders, saveChoices, setCalendarSecret, setDue } from "./reminders.store.ts";

type ReminderDeps = Pick<Deps, "db" | "library" | "libraryIn" | "limits" | "push" | "siteUrl" | "now">;

interface Caller {
  user: User;
  token: string | null;
}

interface RouteOptions {
  app: Hono;
  headers: ReplyHeaders;
  calendars: Calendars;
  /** Returns the address of a visitor, for whom only a limited number of wrong addresses is looked up. */
  addressOf: (c: Context) => string;
}

/** Matches 256 random bits. */
const secretPath = /^([\w-]{43})\.ics$/;

/** Serves a person's times of practice, and the calendar of them to which other programs subscribe. */
export function reminderRoutes(serve: Serve, deps: ReminderDeps, { app, headers, calendars, addressOf }: RouteOptions) {
  const { db, library, limits, push, siteUrl, now } = deps;
  const readCalendar = createPersonalCalendars(deps, calendars);

  async function readReminders({ user, token }: Caller) {
    const kept = await findReminders(db, user.uid);
    return {
      choices: kept?.choices ?? defaultChoices,
      calendarSince: kept?.calendarSince ?? null,
      push: push && {
        publicKey: push.publicKey,
        isOnHere: token !== null && (await hasDevice(db, hashOfSession(token))),
      },
    };
  }

  const dueAfterNow = (choices: ReminderChoices) => (push === null ? null : nextTime(choices, now()));

  serve(api.reminders, (_, call) => readReminders(call));

  serve(
    api.saveReminders,
    async (_, call) => {
      const { user, body, origin } = call;
      const { language } = origin();
      requireKnown(body, library);
      await saveChoices(db, user.uid, { choices: body, dueAt: dueAfterNow(body), language, now: now() });
      return readReminders(call);
    },
    ReminderChoices,
  );

  serve(
    api.makeCalendarAddress,
    async (_, { user, origin }) => {
      const secret = randomBytes(32).toString("base64url");
      await setCalendarSecret(db, user.uid, { secret, language: origin().language, now: now() });
      return { address: `${siteUrl}${calendarFolder}${secret}.ics`, since: now().toISOString() };
    },
    Nothing,
  );

  serve(api.removeCalendarAddress, async (_, call) => {
    await setCalendarSecret(db, call.user.uid, { secret: null, language: call.origin().language, now: now() });
    return readReminders(call);
  });

  serve(
    api.addReminderDevice,
    async (_, call) => {
      const { user, token, body } = call;
      if (push === null) throw new HttpError("no-reminders");
      if (token === null) throw new HttpError("login-required");
      requireSubscription(body);
      await addDevice(db, {
        accountId: user.uid,
        sessionHash: hashOfSession(token),
        subscription: body,
        language: call.origin().language,
        now: now(),
      });
      const choices = (await findReminders(db, user.uid))?.choices ?? defaultChoices;
      await setDue(db, user.uid, dueAfterNow(choices));
      return readReminders(call);
    },
    PushSubscriptionBody,
  );

  serve(api.removeReminderDevice, async (_, call) => {
    if (call.token !== null) await removeDevice(db, hashOfSession(call.token));
    return readReminders(call);
  });

  // A right address is never refused because of wrong ones from others, which are only limited to protect the database.
  app.get(`${calendarFolder}:secret`, async (c) => {
    const secret = secretPath.exec(c.req.param("secret"))?.[1];
    const calendar = secret === undefined ? null : await readCalendar(secret);
    if (calendar === null) {
      const seconds = await limits.consume({ rule: calendarsFromAddress, subject: addressOf(c) });
      if (seconds > 0) throw new HttpError("too-many-links", { headers: { "retry-after": String(seconds) } });
      throw new HttpError("file-not-found");
    }
    return new Response(calendar, { headers: headers.personalCalendar });
  });
}

/**
 * Throws unless messages can be encrypted for the browser, and sent to it without reaching into the server's own
 * network.
 */
function requireSubscription({ endpoint, keys }: PushSubscriptionBody) {
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  try {
    publicHostOf(new URL(endpoint));
    curve.computeSecret(keys.p256dh, "base64url");
  } catch {
    throw new HttpError("invalid-body", { reason: "no-subscription" });
  }
}

function requireKnown({ timeZone, place }: ReminderChoices, { calendar }: ReminderDeps["library"]) {
  if (!isTimeZone(timeZone)) throw new HttpError("invalid-body", { reason: "unknown-zone" });
  if (place !== null && !calendar.places.some(({ id }) => id === place)) throw new HttpError("place-not-found");
}
