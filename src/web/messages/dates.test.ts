import { expect, test } from "vitest";
import { dateInWords } from "#messages/dates.ts";

test("a day is written in words", () => {
  expect(dateInWords("2026-11-03")).toBe("November 3, 2026");
});

test("a moment belongs to its day in UTC, whatever the zone it is written in", () => {
  expect(dateInWords("2024-02-29T23:59:59.999Z")).toBe("February 29, 2024");
  expect(dateInWords("2026-01-01T01:00:00+05:30")).toBe("December 31, 2025");
});

test("words are those of Intl's long format, for every month", () => {
  const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  for (let month = 0; month < 12; month++) {
    const iso = new Date(Date.UTC(2025, month, month + 5)).toISOString();
    expect(dateInWords(iso)).toBe(long.format(Date.parse(iso)));
  }
});

test.each([null, "", "soon", "2026-13-01"])("%s is no date", (text) => {
  expect(dateInWords(text)).toBeNull();
});
