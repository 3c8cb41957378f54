import { expect, test } from "vitest";
import { dayNumber, yearNumber } from "./calendar.ts";
import { turnOf } from "./mantra-of-the-day.ts";

test("each day has the next mantra, and the first follows the last", () => {
  const days = ["2026-11-20T12:00Z", "2026-11-21T12:00Z", "2026-11-22T12:00Z", "2026-11-23T12:00Z"];
  const [first, second, third, fourth] = days.map((day) => turnOf(["om", "shrim", "hum"], new Date(day)));
  expect(new Set([first, second, third])).toEqual(new Set(["om", "shrim", "hum"]));
  expect(fourth).toBe(first);
});

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

test("with no mantras there is no mantra of the day", () => {
  expect(turnOf([], new Date(0))).toBeNull();
});
