import { expect, test } from "vitest";
import { timeBetween } from "./two-clocks.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const before = { wall: Date.parse("2026-11-20T12:00:00Z"), steady: 5000 };
const after = (wall: number, steady: number) => ({ wall: before.wall + wall, steady: before.steady + steady });

test("in sight, what passes is what the steady clock counts, wherever the other one is set", () => {
  for (const wall of [MINUTE, -HOUR, MINUTE + HOUR, 400 * 24 * HOUR])
    expect(timeBetween(before, after(wall, MINUTE), false)).toBe(MINUTE);
});

test("a sleep of the hidden page counts, though the steady clock stands meanwhile", () => {
  expect(timeBetween(before, after(20 * MINUTE, 300), true)).toBe(20 * MINUTE);
});

test("hidden, a clock that is set back takes nothing away", () => {
  expect(timeBetween(before, after(-HOUR, 3 * MINUTE), true)).toBe(3 * MINUTE);
});

test("time never runs backward", () => {
  for (const wasHidden of [true, false]) expect(timeBetween(before, after(-HOUR, -5000), wasHidden)).toBe(0);
});
