import { expect, test } from "vitest";
import { hour, minute } from "#model/durations.ts";
import { timeBetween } from "./two-clocks.ts";

const before = { wall: Date.parse("2026-11-20T12:00:00Z"), steady: 5000 };
const after = (wall: number, steady: number) => ({ wall: before.wall + wall, steady: before.steady + steady });

test("in sight, what passes is what the steady clock counts, wherever the other one is set", () => {
  for (const wall of [minute, -hour, minute + hour, 400 * 24 * hour])
    expect(timeBetween(before, after(wall, minute), false)).toBe(minute);
});

test("a sleep of the hidden page counts, though the steady clock stands meanwhile", () => {
  expect(timeBetween(before, after(20 * minute, 300), true)).toBe(20 * minute);
});

test("hidden, a clock that is set back takes nothing away", () => {
  expect(timeBetween(before, after(-hour, 3 * minute), true)).toBe(3 * minute);
});

test("time never runs backward", () => {
  for (const wasHidden of [true, false]) expect(timeBetween(before, after(-hour, -5000), wasHidden)).toBe(0);
});
