import * as fc from "fast-check";
import { expect, test } from "vitest";
import { localDateOf, weekdayOf } from "#engines/calendar-date.ts";
import { day } from "#model/durations.ts";
import { nextTime } from "./next-time.ts";

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const next = (timeZone: string, after: string, ...times: [at: string, weekdays?: number[]][]) =>
  nextTime({ timeZone, times: times.map(([at, weekdays = everyDay]) => ({ at, weekdays })) }, new Date(after))
    ?.toISOString()
    .replace(":00.000Z", "Z");

test("the next time is the earliest that is still to come, by the clock of the zone", () => {
  expect(next("Europe/Zurich", "2026-11-20T05:00:00Z", ["06:30"], ["19:00"])).toBe("2026-11-20T05:30Z");
  expect(next("Europe/Zurich", "2026-11-20T05:30:00Z", ["06:30"], ["19:00"])).toBe("2026-11-20T18:00Z");
  expect(next("Europe/Zurich", "2026-11-20T18:00:00Z", ["06:30"], ["19:00"])).toBe("2026-11-21T05:30Z");
  expect(next("Pacific/Auckland", "2026-11-20T12:00:00Z", ["06:00"])).toBe("2026-11-20T17:00Z");
  // 20 November 2026 is a Friday.
  expect(next("UTC", "2026-11-20T12:00:00Z", ["06:00", [5]])).toBe("2026-11-27T06:00Z");
  expect(next("UTC", "2026-11-20T12:00:00Z")).toBeUndefined();
});

test.each([
  ["forward in Zurich", "Europe/Zurich", "2026-03-28T12:00:00Z", "02:30", "2026-03-29T01:30Z"],
  ["after that", "Europe/Zurich", "2026-03-29T02:00:00Z", "02:30", "2026-03-30T00:30Z"],
  ["back in Zurich, the first time", "Europe/Zurich", "2026-10-24T12:00:00Z", "02:30", "2026-10-25T00:30Z"],
  ["back in Zurich, and not once more", "Europe/Zurich", "2026-10-25T00:30:00Z", "02:30", "2026-10-26T01:30Z"],
  ["forward in New York", "America/New_York", "2026-03-08T06:00:00Z", "02:30", "2026-03-08T07:30Z"],
  ["by half an hour on Lord Howe", "Australia/Lord_Howe", "2026-10-03T12:00:00Z", "02:15", "2026-10-03T15:45Z"],
])("where clocks go %s", (_, zone, after, at, expected) => expect(next(zone, after, [at])).toBe(expected));

test("whatever the zone and the time, the next one is within a week, on a day that was chosen", () => {
  const zones = [
    "Asia/Kolkata",
    "America/St_Johns",
    "Pacific/Apia",
    "Europe/Dublin",
    "Africa/Casablanca",
    "Asia/Tehran",
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.date({ min: new Date("2024-01-01"), max: new Date("2029-01-01"), noInvalidDate: true }),
      fc.integer({ min: 0, max: 1439 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
      (timeZone, after, minutes, weekdays) => {
        const at = new Date(minutes * 60_000).toISOString().slice(11, 16);
        const found = nextTime({ timeZone, times: [{ at, weekdays }] }, after);
        const time = found?.getTime() ?? 0;
        expect(time).toBeGreaterThan(after.getTime());
        expect(time).toBeLessThan(after.getTime() + 7 * day + day / 12);
        expect(weekdays).toContain(weekdayOf(localDateOf(found?.toISOString() ?? "", timeZone)));
      },
    ),
  );
});
