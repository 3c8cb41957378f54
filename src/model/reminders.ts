/** The kinds of monthly observances, and the festivals, that a person may choose for their own calendar. */
export const observanceKinds = [
  "ekadashi-smarta",
  "ekadashi-vaishnava",
  "pradosha",
  "chaturthi",
  "purnima",
  "amavasya",
  "festivals",
] as const;
export type ObservanceKind = (typeof observanceKinds)[number];

/** A day has at most so many times of practice. */
export const mostTimes = 4;

/** At most so many devices of a person show reminders. */
export const mostDevices = 10;

/** The content of a reminder as the service worker shows it. */
export interface ReminderMessage {
  title: string;
  body: string;
  /** Touching the reminder opens this page of the site. */
  path: string;
}

/** The folder of the calendars to which other programs subscribe. The rest of such a path is a secret. */
export const calendarFolder = "/calendars/";
