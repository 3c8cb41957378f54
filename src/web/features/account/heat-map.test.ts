import { expect, test } from "vitest";
import { monthsOf, yearUntil } from "./heat-map.tsx";

const practiced = (date: string, repetitions: number, minutes = 0) => ({ date, repetitions, malas: 0, minutes });

test("the year ends today and leaves out no day, leap day included", () => {
  const days = yearUntil("2024-03-01", []);
  expect(days).toHaveLength(366);
  expect(days[0]?.date).toBe("2023-03-02");
  expect(days.at(-1)?.date).toBe("2024-03-01");
  expect(days.map(({ date }) => date)).toContain("2024-02-29");
});

test("each day stands under its weekday, and a new column begins with each Monday", () => {
  const days = yearUntil("2026-11-20", []);
  const today = days.at(-1);
  expect(today?.weekday).toBe(4);
  for (const [place, day] of days.entries()) {
    const before = days[place - 1];
    if (before) expect(day.week - before.week).toBe(day.weekday === 0 ? 1 : 0);
  }
});

test.each([
  [0, 0, 0],
  [1, 0, 1],
  [54, 0, 2],
  [108, 0, 3],
  [0, 18, 3],
  [324, 0, 4],
])("%i repetitions and %i minutes are of level %i", (repetitions, minutes, level) => {
  const days = yearUntil("2026-11-20", [practiced("2026-11-20", repetitions, minutes)]);
  expect(days.at(-1)?.level).toBe(level);
});

test("a month is named once, where it begins", () => {
  const months = monthsOf(yearUntil("2026-11-20", [])).map(({ date }) => date.slice(0, 7));
  expect(new Set(months).size).toBe(months.length);
  expect(months).toContain("2026-11");
  expect(months.length).toBeGreaterThanOrEqual(11);
});
