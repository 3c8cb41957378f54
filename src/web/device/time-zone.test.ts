import { expect, test } from "vitest";
import { isTimeZone } from "#engines/calendar-date.ts";
import { readTimeZone } from "./time-zone.ts";

const names: [string, () => string | undefined][] = [
  ["Etc/Unknown", () => "Etc/Unknown"],
  ["nothing", () => undefined],
  ["an empty text", () => ""],
  ["an offset", () => "+05:30"],
  [
    "an error",
    () => {
      throw new RangeError("Invalid time zone");
    },
  ],
];

test.each(names)("where a device names its zone as %s, one of the same offset stands for it", (_, readName) => {
  const zoneAt = (minutesBehind: number) => readTimeZone({ readName, readOffset: () => minutesBehind });
  expect([-330, -345, 0, 300, -60, -840].map(zoneAt)).toEqual([
    "Asia/Kolkata",
    "Asia/Kathmandu",
    "UTC",
    "Etc/GMT+5",
    "Etc/GMT-1",
    "Etc/GMT-14",
  ]);
});

test.each([Number.NaN, 720, 5000, -5000, 150, -630])(
  "an odd offset of %d minutes gives a zone that a calendar knows",
  (offset) => {
    expect(isTimeZone(readTimeZone({ readName: () => undefined, readOffset: () => offset }))).toBe(true);
  },
);

test("a zone that has a name keeps it", () => {
  expect(readTimeZone({ readName: () => "America/New_York", readOffset: () => 0 })).toBe("America/New_York");
});
