import { calendarFolder } from "#model/reminders.ts";

/** Returns a path without what must not be logged: its query, and the secret that opens a person's calendar. */
export function loggedPath(url: string) {
  const path = url.split("?", 1)[0] ?? "";
  return path.toLowerCase().startsWith(calendarFolder) ? `${calendarFolder}…` : path;
}
