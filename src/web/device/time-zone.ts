import { isTimeZone } from "#engines/calendar-date.ts";

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
  const name = attempt(readName);
  if (typeof name === "string" && isTimeZone(name)) return name;
  const substitute = zoneOfOffset(-(attempt(readOffset) ?? 0));
  return isTimeZone(substitute) ? substitute : "UTC";
}

function zoneOfOffset(minutesAhead: number): string {
  const hours = Math.round(minutesAhead / 60);
  if (!Number.isFinite(hours) || hours === 0) return "UTC";
  // These names count the hours behind UTC, so the sign is turned.
  return zonesOfMinutes[minutesAhead] ?? `Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`;
}

function attempt<Fact>(read: () => Fact): Fact | undefined {
  try {
    return read();
  } catch (error) {
    console.info("The device does not tell its time zone", error);
    return undefined;
  }
}

/** The zone in which the device is now. It is asked for each time, because a phone that travels changes it. */
export const deviceTimeZone = (): string =>
  readTimeZone({
    readName: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    readOffset: () => new Date().getTimezoneOffset(),
  });
