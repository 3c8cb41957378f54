import { expect, onTestFinished, test, vi } from "vitest";
import { isTimeZone, localDateOf } from "#engines/calendar-date.ts";
import { dateToday, readTimeZone } from "./time-zone.ts";

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

test.each(["Asia/Kolkata", "America/New_York", "Pacific/Auckland", "UTC"])(
  "the day on a device in %s is the day of its zone, also in nights in which clocks change",
  (zone) => {
    vi.stubEnv("TZ", zone);
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => {
      vi.useRealTimers();
      vi.unstubAllEnvs();
    });
    for (const day of ["2026-03-08", "2026-09-27", "2026-11-01", "2026-12-31"])
      for (let minutes = 0; minutes < 36 * 60; minutes += 15) {
        const moment = new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000);
        vi.setSystemTime(moment);
        for (const dayBeginsAt of [0, 2, 4])
          expect(dateToday(dayBeginsAt)).toBe(localDateOf(moment.toISOString(), zone, dayBeginsAt));
      }
  },
);
