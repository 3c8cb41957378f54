import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, isCalendarDate, isTimeZone, localDateOf, longestRun, noonOf, streakDays } from "./calendar-date.ts";

describe("a streak", () => {
  const today = "2026-11-20";

  test("of nothing is none", () => {
    expect(streakDays([], today)).toBe(0);
  });

  test("ends today", () => {
    expect(streakDays(["2026-11-18", "2026-11-19", "2026-11-20"], today)).toBe(3);
  });

  test("still stands while today is open", () => {
    expect(streakDays(["2026-11-18", "2026-11-19"], today)).toBe(2);
  });

  test("is broken when yesterday and today were left out", () => {
    expect(streakDays(["2026-11-17", "2026-11-18"], today)).toBe(0);
  });

  test("begins anew after a gap", () => {
    expect(streakDays(["2026-11-16", "2026-11-17", "2026-11-19", "2026-11-20"], today)).toBe(2);
  });

  test("counts a day once, in whatever order the days are given", () => {
    expect(streakDays(["2026-11-20", "2026-11-19", "2026-11-20"], today)).toBe(2);
  });

  test("goes through a leap day, and through the February that has none", () => {
    expect(streakDays(["2028-02-28", "2028-02-29", "2028-03-01"], "2028-03-01")).toBe(3);
    expect(streakDays(["2028-02-28", "2028-03-01"], "2028-03-01")).toBe(1);
    expect(streakDays(["2027-02-28", "2027-03-01"], "2027-03-01")).toBe(2);
  });

  test("goes over New Year", () => {
    expect(streakDays(["2026-12-31", "2027-01-01"], "2027-01-01")).toBe(2);
  });

  test("does not count a day that has not come yet where the person is now", () => {
    expect(streakDays(["2026-11-20", "2026-11-21"], today)).toBe(1);
    expect(streakDays(["2026-11-20", "2026-11-21"], "2026-11-21")).toBe(2);
  });

  test("of any length is as long as the run it was made of", () => {
    fc.assert(
      fc.property(fc.nat(800), fc.boolean(), (length, isTodayOpen) => {
        const last = isTodayOpen ? addDays(today, -1) : today;
        const run = Array.from({ length }, (_, index) => addDays(last, -index));
        const beforeTheGap = addDays(last, -length - 1);
        expect(streakDays([beforeTheGap, ...run], today)).toBe(length === 0 && !isTodayOpen ? 1 : length);
      }),
    );
  });
});

describe("the day of an instant", () => {
  test.each([
    ["Asia/Kolkata", "2026-11-21"],
    ["Asia/Kathmandu", "2026-11-21"],
    ["Europe/London", "2026-11-20"],
    ["America/Los_Angeles", "2026-11-20"],
    ["Pacific/Kiritimati", "2026-11-21"],
    ["Pacific/Pago_Pago", "2026-11-20"],
    ["UTC", "2026-11-20"],
  ])("in %s is its own", (zone, day) => {
    expect(localDateOf("2026-11-20T19:00:00Z", zone)).toBe(day);
  });

  test("changes at midnight, not a second earlier", () => {
    expect(localDateOf("2026-11-20T18:29:59.999Z", "Asia/Kolkata")).toBe("2026-11-20");
    expect(localDateOf("2026-11-20T18:30:00.000Z", "Asia/Kolkata")).toBe("2026-11-21");
  });

  test("is the day before until the person's day begins", () => {
    expect(localDateOf("2026-11-20T00:00:00Z", "UTC", 0)).toBe("2026-11-20");
    expect(localDateOf("2026-11-20T00:00:00Z", "UTC", 4)).toBe("2026-11-19");
    expect(localDateOf("2026-11-20T03:59:59Z", "UTC", 4)).toBe("2026-11-19");
    expect(localDateOf("2026-11-20T04:00:00Z", "UTC", 4)).toBe("2026-11-20");
    expect(localDateOf("2028-03-01T01:00:00Z", "UTC", 2)).toBe("2028-02-29");
  });

  test("begins by the clock on the wall in the night that is an hour short", () => {
    // In Berlin clocks go from 02:00 to 03:00 on 29 March 2026, at 01:00 UTC.
    expect(localDateOf("2026-03-29T00:59:59Z", "Europe/Berlin", 3)).toBe("2026-03-28");
    expect(localDateOf("2026-03-29T01:00:00Z", "Europe/Berlin", 3)).toBe("2026-03-29");
  });

  test("begins by the clock on the wall in the night that is an hour long", () => {
    // In Berlin clocks go from 03:00 back to 02:00 on 25 October 2026, at 01:00 UTC.
    expect(localDateOf("2026-10-25T00:30:00Z", "Europe/Berlin", 3)).toBe("2026-10-24");
    expect(localDateOf("2026-10-25T01:30:00Z", "Europe/Berlin", 3)).toBe("2026-10-24");
    expect(localDateOf("2026-10-25T02:00:00Z", "Europe/Berlin", 3)).toBe("2026-10-25");
  });

  test("is right where summer time begins at midnight, and where half an hour is gained", () => {
    // In Cairo clocks go from 00:00 to 01:00 on 24 April 2026, so that day has no midnight.
    expect(localDateOf("2026-04-23T21:59:59Z", "Africa/Cairo")).toBe("2026-04-23");
    expect(localDateOf("2026-04-23T22:00:00Z", "Africa/Cairo")).toBe("2026-04-24");
    // On Lord Howe Island clocks only move by 30 minutes.
    expect(localDateOf("2026-04-04T13:00:00Z", "Australia/Lord_Howe")).toBe("2026-04-05");
  });

  test("daily practice at the same wall time makes an unbroken streak through both clock changes", () => {
    for (const [from, clock] of [
      ["2026-03-20", "T22:30:00Z"],
      ["2026-10-18", "T21:30:00Z"],
    ]) {
      const instants = Array.from({ length: 14 }, (_, day) => `${addDays(from ?? "", day)}${clock}`);
      const days = instants.map((instant) => localDateOf(instant, "Europe/Berlin", 4));
      expect(streakDays(days, days.at(-1) ?? "")).toBe(14);
    }
  });

  test("someone who flies west lives a day twice, and it counts once", () => {
    const auckland = localDateOf("2026-11-20T08:00:00Z", "Pacific/Auckland");
    const honolulu = localDateOf("2026-11-20T20:00:00Z", "Pacific/Honolulu");
    expect([auckland, honolulu]).toEqual(["2026-11-20", "2026-11-20"]);
    expect(streakDays(["2026-11-19", auckland, honolulu], "2026-11-20")).toBe(2);
  });

  test("someone who flies east and practices in the evening and the next morning keeps the streak", () => {
    const newYork = localDateOf("2026-11-20T23:00:00Z", "America/New_York");
    const delhi = localDateOf("2026-11-21T18:00:00Z", "Asia/Kolkata");
    expect(streakDays([newYork, delhi], delhi)).toBe(2);
  });
});

describe("the calendar", () => {
  test.each(["2026-11-20", "2028-02-29", "2000-02-29", "0001-01-01"])("has %s", (date) => {
    expect(isCalendarDate(date)).toBe(true);
  });

  test.each(["2026-02-30", "2027-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "2026-11-20T00:00", ""])(
    "has no %j",
    (date) => expect(isCalendarDate(date)).toBe(false),
  );

  test("goes a day forward and comes a day back, whatever the day", () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), fc.integer({ min: -5000, max: 5000 }), (start, days) => {
        const date = addDays("2026-11-20", start);
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(isCalendarDate(addDays(date, days))).toBe(true);
      }),
    );
  });

  test.each(["Asia/Kolkata", "Asia/Calcutta", "America/Argentina/Buenos_Aires", "Etc/GMT+5", "UTC"])(
    "knows the zone %s",
    (zone) => expect(isTimeZone(zone)).toBe(true),
  );

  test.each(["Asia/Atlantis", "+05:30", "", "__proto__", "UTC\0", "Europe/Berlin ", "x".repeat(1000)])(
    "knows no zone %j",
    (zone) => expect(isTimeZone(zone)).toBe(false),
  );
});

describe("the longest run of days", () => {
  test.each<[dates: string[], days: number]>([
    [[], 0],
    [["2026-11-20"], 1],
    [["2026-11-16", "2026-11-17", "2026-11-19"], 2],
    [["2026-11-16", "2026-11-18", "2026-11-19", "2026-11-20"], 3],
    [["2028-02-28", "2028-02-29", "2028-03-01"], 3],
  ])("in %j is %i", (dates, days) => {
    expect(longestRun(dates)).toBe(days);
  });
});

test.each([
  ["UTC", "2026-11-20T12:00:00.000Z"],
  ["Asia/Kolkata", "2026-11-20T07:00:00.000Z"],
  ["Pacific/Kiritimati", "2026-11-19T22:00:00.000Z"],
  ["Pacific/Honolulu", "2026-11-20T22:00:00.000Z"],
  ["Nowhere/Land", "2026-11-20T12:00:00.000Z"],
])("noon in %s is at %s", (timeZone, instant) => {
  expect(noonOf("2026-11-20", timeZone)).toBe(instant);
  expect(localDateOf(instant, timeZone, 4)).toBe("2026-11-20");
});
