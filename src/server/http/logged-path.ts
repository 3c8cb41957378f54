import { calendarFolder } from "#model/reminders.ts";

/** A path as it may be logged: without its query, and without what opens somebody's calendar. */
export function loggedPath(url: string) {
  const path = url.split("?", 1)[0] ?? "";
  return path.toLowerCase().startsWith(calendarFolder) ? `${calendarFolder}…` : path;
}
