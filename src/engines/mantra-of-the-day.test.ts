import { expect, test } from "vitest";
import { mantraOfTheDay } from "./mantra-of-the-day.ts";

test("each day has the next mantra, and the first follows the last", () => {
  const days = ["2026-11-20T12:00Z", "2026-11-21T12:00Z", "2026-11-22T12:00Z", "2026-11-23T12:00Z"];
  const [first, second, third, fourth] = days.map((day) => mantraOfTheDay(["om", "shrim", "hum"], new Date(day)));
  expect(new Set([first, second, third])).toEqual(new Set(["om", "shrim", "hum"]));
  expect(fourth).toBe(first);
});

test("with no mantras there is no mantra of the day", () => {
  expect(mantraOfTheDay([], new Date(0))).toBeNull();
});
