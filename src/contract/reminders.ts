import { z } from "zod";
import { mostTimes, observanceKinds } from "#model/reminders.ts";

/** The schemas of a person's times of practice, and of reminders. The browser imports only the types. */

const everyWeekday = "Choose at least one day of the week, and each of them once";

const PracticeTime = z.strictObject({
  /** The time by the clock of the person's time zone. */
  at: z.string("The time must be a text").regex(/^([01]\d|2[0-3]):[0-5]\d$/, "The time must be like 06:30"),
  /** The weekdays, where Sunday is 0. */
  weekdays: z
    .array(z.int(everyWeekday).min(0, everyWeekday).max(6, everyWeekday), everyWeekday)
    .min(1, everyWeekday)
    .max(7, everyWeekday)
    .refine((days) => new Set(days).size === days.length, everyWeekday),
});
export type PracticeTime = z.infer<typeof PracticeTime>;

export const ReminderChoices = z.strictObject({
  times: z.array(PracticeTime, "The times must be a list").max(mostTimes, `There are at most ${mostTimes} times a day`),
  /** The zone of the times. */
  timeZone: z.string("The time zone must be a text").max(64, "There is no such time zone"),
  /** The flag is true where the calendar contains the days of the vows that run. */
  vows: z.boolean("The vows must be true or false"),
  observances: z
    .array(z.enum(observanceKinds, "There is no such observance"), "The observances must be a list")
    .max(observanceKinds.length, "Name each observance once"),
  /** The id of the listed place for which the observances are computed; null for the site's own place. */
  place: z.string("The place must be a text").max(100, "The calendar does not know this place").nullable(),
  /** The flag is true where calendar and reminders may name the mantra of a vow. */
  namesMantra: z.boolean("Naming the mantra must be true or false"),
});
export type ReminderChoices = z.infer<typeof ReminderChoices>;

const badSubscription = "This is no subscription of a browser";

/** The address at which a browser receives reminders, and its keys, as its push service has given them. */
export const PushSubscriptionBody = z.strictObject({
  endpoint: z
    .string(badSubscription)
    .max(1000, badSubscription)
    .regex(/^https:\/\/[\x21-\x7e]+$/, badSubscription),
  keys: z.strictObject({
    /** A point of the curve P-256 in uncompressed form. */
    p256dh: z.string(badSubscription).regex(/^[\w-]{87}=?$/, badSubscription),
    auth: z.string(badSubscription).regex(/^[\w-]{22}(==)?$/, badSubscription),
  }),
});
export type PushSubscriptionBody = z.infer<typeof PushSubscriptionBody>;

export const Reminders = z.strictObject({
  choices: ReminderChoices,
  /** The time at which the calendar's address was made; null without one. The address itself is not stored. */
  calendarSince: z.iso.datetime().nullable(),
  /**
   * The key with which browsers subscribe, and whether the browser of the request has subscribed; null where the site
   * sends no reminders.
   */
  push: z.strictObject({ publicKey: z.string(), isOnHere: z.boolean() }).nullable(),
});
export type Reminders = z.infer<typeof Reminders>;

/** A new address, which is only shown this once. */
export const NewCalendarAddress = z.strictObject({ address: z.string(), since: z.iso.datetime() });
export type NewCalendarAddress = z.infer<typeof NewCalendarAddress>;
