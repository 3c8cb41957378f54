import { isTimeZone } from "#engines/calendar-date.ts";
import { nicety } from "./nicety.ts";

/** What a device says of its own clock. */
export interface ZoneSource {
  /** Name of the zone: some browsers know none, or one that their own calendar refuses. */
  readName: () => string | undefined;
  /** Minutes by which UTC is ahead of the clock on the wall, as `getTimezoneOffset` has it. */
  readOffset: () => number;
}

/** Zones without summer time whose offset is no whole number of hours, by their minutes ahead of UTC. */
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
 * The zone of a device, always one that a calendar can work with. Where the browser cannot name it, a zone with the same
 * offset stands for it; where that cannot be had either, UTC.
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
  // These names count the hours behind UTC, so the sign is turned.
  return zonesOfMinutes[minutesAhead] ?? `Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`;
}

/** The zone in which the device is now. It is asked for each time, because a phone that travels changes it. */
export const deviceTimeZone = (): string =>
  readTimeZone({
    readName: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    readOffset: () => new Date().getTimezoneOffset(),
  });
