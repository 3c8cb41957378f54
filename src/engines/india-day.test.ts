import { expect, test } from "vitest";
import { dayNumber, yearNumber } from "./india-day.ts";

test("the day is the same from midnight to midnight in Kolkata, wherever the visitor is", () => {
  const days = ["2026-11-19T18:29:59Z", "2026-11-19T18:30:00Z", "2026-11-20T18:29:59Z", "2026-11-20T18:30:00Z"];
  const [before, first, last, after] = days.map((day) => dayNumber(new Date(day)));
  expect([first, last]).toEqual([Number(before) + 1, Number(before) + 1]);
  expect(after).toBe(Number(before) + 2);
});

test("the new year begins at midnight in Kolkata", () => {
  expect(yearNumber(new Date("2026-12-31T18:29:59Z"))).toBe(2026);
  expect(yearNumber(new Date("2026-12-31T18:30:00Z"))).toBe(2027);
});
