/** What the calendar observes month by month, and its festivals, as a person chooses them for their own calendar. */
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

/** Times of practice in a day. */
export const mostTimes = 4;

/** Devices of a person that remind them. */
export const mostDevices = 10;

/** What a reminder says, as the service worker shows it. */
export interface ReminderMessage {
  title: string;
  body: string;
  /** The page of this site that a touch opens. */
  path: string;
}

/** Folder of the calendars that other programs subscribe to. The rest of such a path is a secret. */
export const calendarFolder = "/calendars/";
