import { localDateOf } from "#engines/calendar-date.ts";
import { watchMinutes } from "../../device/day-clock.ts";

/** Tells the date in a time zone, and every next one while the page stays open. Returns how to stop. */
export function watchDate(zone: string, onDate: (date: string) => void): () => void {
  const tell = () => onDate(localDateOf(new Date().toISOString(), zone));
  tell();
  return watchMinutes(tell);
}
