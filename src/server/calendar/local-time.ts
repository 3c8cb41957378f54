import { addDays } from "#engines/calendar-date.ts";
import { day, hour, minute } from "#model/durations.ts";
import type { Instant } from "./sky.ts";

/** The clock that people at a place read. */
export interface LocalClock {
  /** Returns the moment at which the date begins. Where summer time begins at midnight, it may be an hour off. */
  midnightOf: (date: string) => Instant;
  /** Returns date and time to the minute, such as 2026-11-27T06:21. */
  timeOf: (instant: Instant) => string;
}

export function openLocalClock(zone: string): LocalClock {
  const readOffset = offsetReader(zone);
  /**
   * This map has the offset of each day that has one offset throughout, by the number of the day in UTC; null for other
   * days. Asking Intl each time takes ten times as long.
   */
  const offsets = new Map<number, number | null>();

  function offsetAt(instant: Instant) {
    const number = Math.floor(instant / day);
    if (!offsets.has(number)) {
      const [first, last] = [readOffset(number * day), readOffset((number + 1) * day - 1)];
      offsets.set(number, first === last ? first : null);
    }
    return offsets.get(number) ?? readOffset(instant);
  }

  return {
    midnightOf(date) {
      const utc = Date.parse(`${date}T00:00:00Z`);
      return utc - offsetAt(utc - offsetAt(utc));
    },
    timeOf(instant) {
      const rounded = Math.round(instant / minute) * minute;
      return new Date(rounded + offsetAt(rounded)).toISOString().slice(0, 16);
    },
  };
}

/** Returns by how many milliseconds the clocks of a zone are ahead of UTC. */
export const offsetIn = (zone: string, instant: Instant) => offsetReader(zone)(instant);

export function offsetReader(zone: string) {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  return (instant: Instant) => {
    const name = format.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? "";
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
    return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * hour + Number(minutes ?? 0) * minute);
  };
}

export const datesFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index));
