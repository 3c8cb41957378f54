import { addDays, isTimeZone } from "#engines/calendar-date.ts";
import { nicety } from "./nicety.ts";

/** Reads what a device says about its own clock. */
export interface ZoneSource {
  /** Returns the name of the zone. Some browsers know none, or one that their own calendar refuses. */
  readName: () => string | undefined;
  /** Returns the minutes by which UTC is ahead of the local time, like `getTimezoneOffset`. */
  readOffset: () => number;
}

/** Zones without summer time whose offset is no whole number of hours, by the minutes by which UTC is ahead of them. */
const zonesOfMinutes: Readonly<Record<number, string>> = {
  [-570]: "Pacific/Marquesas",
  210: "Asia/Tehran",
  270: "Asia/Kabul",
  330: "Asia/Kolkata",
  345: "Asia/Kathmandu",
  390: "Asia/Yangon",
  525: "Australia/Eucla",
  570: "Australia/Darwin",
};

/**
 * Returns the zone of a device, always one that a calendar accepts. If the browser cannot name it, the result is a zone
 * with the same offset; if there is none either, UTC.
 */
export function readTimeZone({ readName, readOffset }: ZoneSource): string {
  const name = nicety("name of the time zone", readName, undefined);
  if (typeof name === "string" && isTimeZone(name)) return name;
  const substitute = zoneOfOffset(-nicety("offset of the time zone", readOffset, 0));
  return isTimeZone(substitute) ? substitute : "UTC";
}

function zoneOfOffset(minutesAhead: number): string {
  const hours = Math.round(minutesAhead / 60);
  if (!Number.isFinite(hours) || hours === 0) return "UTC";
  // These names count the hours behind UTC, so their sign is reversed.
  return zonesOfMinutes[minutesAhead] ?? `Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`;
}

/** Returns the current zone of the device. It is read each time, because a phone that travels changes it. */
export const deviceTimeZone = (): string =>
  readTimeZone({
    readName: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    readOffset: () => new Date().getTimezoneOffset(),
  });

/**
 * Returns today (YYYY-MM-DD) on this device, for a person whose day begins `dayBeginsAt` hours (0 to 4) after midnight,
 * as `localDateOf` does for any zone. It does without Intl, whose first use keeps a phone busy for some fifty
 * milliseconds, because a chant asks for the day while somebody waits for its first touch.
 */
export function dateToday(dayBeginsAt: number): string {
  const now = new Date();
  const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  return now.getHours() < dayBeginsAt ? addDays(date, -1) : date;
}
