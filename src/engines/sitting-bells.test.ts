import * as fc from "fast-check";
import { expect, test } from "vitest";
import { minute } from "#model/durations.ts";
import { bellsFrom, END_BELL, fadeOf, HORIZON, stopBell } from "./sitting-bells.ts";
import { plainPlan } from "./sitting-plan.ts";

const minutesOf = (plan: Partial<typeof plainPlan>, sat = 0) =>
  bellsFrom({ ...plainPlan, ...plan }, sat).map(({ at }) => at / minute);

test("a plain sitting has the one bell at its end: 4000 ms at 0.7", () => {
  expect(bellsFrom(plainPlan, 0)).toEqual([{ at: 10 * minute, seconds: 4, volume: 0.7 }]);
});

test("interval bells ring between start and end, at their own volume", () => {
  expect(minutesOf({ interval: 3, startBell: true })).toEqual([0, 3, 6, 9, 10]);
  const bells = bellsFrom({ ...plainPlan, interval: 3, intervalVolume: 0.2 }, 0);
  expect(bells.map(({ volume }) => volume)).toEqual([0.2, 0.2, 0.2, 0.7]);
});

test("an interval that ends with the sitting leaves the end to the end's bell", () => {
  expect(minutesOf({ interval: 5 })).toEqual([5, 10]);
  expect(minutesOf({ interval: 5, endBell: false })).toEqual([5]);
});

test("after a pause only the bells to come are scheduled", () => {
  expect(minutesOf({ interval: 2, startBell: true }, 5 * minute)).toEqual([6, 8, 10]);
});

test("while settling in, the start bell is still to come", () => {
  expect(minutesOf({ startBell: true }, -20_000)).toEqual([0, 10]);
});

test("an open-ended sitting has bells as far as it is scheduled, and none at an end", () => {
  const bells = minutesOf({ minutes: null, interval: 30 }, 10 * minute);
  expect(bells.slice(0, 2)).toEqual([30, 60]);
  expect(bells.at(-1)).toBeLessThanOrEqual((10 * minute + HORIZON) / minute);
});

test("the sound dies away in the last seconds, and never before the beginning", () => {
  expect(fadeOf(plainPlan)).toEqual({ from: 10 * minute - 3000, to: 10 * minute });
  expect(fadeOf({ ...plainPlan, minutes: 1, fadeOut: 60 })).toEqual({ from: 0, to: minute });
  expect(fadeOf({ ...plainPlan, minutes: null })).toBeNull();
});

test("bells are in order, apart from each other, and none lies beyond the end", () => {
  const plan = fc.record({
    minutes: fc.integer({ min: 1, max: 120 }),
    interval: fc.integer({ min: 0, max: 30 }),
    startBell: fc.boolean(),
    endBell: fc.boolean(),
  });
  fc.assert(
    fc.property(plan, fc.integer({ min: -300, max: 7200 }), (shape, seconds) => {
      const bells = bellsFrom({ ...plainPlan, ...shape }, seconds * 1000);
      for (const [place, { at }] of bells.entries()) {
        expect(at).toBeGreaterThanOrEqual(seconds * 1000);
        expect(at).toBeLessThanOrEqual(shape.minutes * minute);
        expect(at).toBeGreaterThan(bells[place - 1]?.at ?? Number.NEGATIVE_INFINITY);
      }
    }),
  );
});

test("a sitting that is stopped by hand has a bell where it is open-ended, and at least a minute long", () => {
  const open = { ...plainPlan, minutes: null };
  expect(stopBell({ plan: open, sat: minute })).toEqual(END_BELL);
  expect(stopBell({ plan: open, sat: minute - 1 })).toBeNull();
  expect(stopBell({ plan: { ...open, endBell: false }, sat: minute })).toBeNull();
  expect(stopBell({ plan: plainPlan, sat: minute })).toBeNull();
});
