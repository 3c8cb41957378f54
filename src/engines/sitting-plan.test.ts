import * as fc from "fast-check";
import { expect, test } from "vitest";
import { plainPlan, readMinutes, readPlan, readVolume } from "./sitting-plan.ts";

test.each([
  ["1", 1],
  ["120", 120],
  [" 25 ", 25],
  ["1e1", 10],
  ["", "none"],
  ["0", "none"],
  ["-5", "none"],
  ["ten", "none"],
  ["NaN", "none"],
  ["0.5", "uneven"],
  ["10.5", "uneven"],
  ["121", "long"],
  ["1e3", "long"],
  ["Infinity", "long"],
  ["१२", 12],
  ["১২০", 120],
  ["٧٫٥", "uneven"],
  ["०", "none"],
])("a duration of %j is %s", (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes);
});

test("nothing chosen is the plain sitting of ten minutes, at 70 %", () => {
  expect(readPlan({})).toEqual(plainPlan);
  expect(readVolume(undefined)).toBe(0.7);
});

test("a duration of one's own counts only where it is chosen", () => {
  expect(readPlan({ duration: "45", custom: "999" })).toMatchObject({ minutes: 45 });
  expect(readPlan({ duration: "custom", custom: "25" })).toMatchObject({ minutes: 25 });
  expect(readPlan({ duration: "custom", custom: "" })).toBe("none");
});

test("an open-ended sitting asks for no duration", () => {
  expect(readPlan({ duration: "custom", custom: "", open: "on" })).toMatchObject({ minutes: null });
});

test("the shape is read as it was chosen", () => {
  const chosen = { settleIn: "60", interval: "7", intervalVolume: "20", startBell: "on", endBell: "", fadeOut: "30" };
  expect(readPlan(chosen)).toEqual({
    ...plainPlan,
    settleIn: 60,
    interval: 7,
    intervalVolume: 0.2,
    startBell: true,
    endBell: false,
    fadeOut: 30,
  });
});

test("whatever was kept, a plan is whole and within its bounds", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom("settleIn", "interval", "intervalVolume", "fadeOut"), fc.string()),
      (kept) => {
        const plan = readPlan(kept);
        if (typeof plan === "string") throw new Error("the duration was not touched");
        expect(plan.interval).toBeGreaterThanOrEqual(0);
        expect(plan.interval).toBeLessThanOrEqual(30);
        expect(plan.intervalVolume).toBeLessThanOrEqual(1);
        expect([0, 10, 30, 60, 120, 300]).toContain(plan.settleIn);
        expect([3, 10, 30, 60]).toContain(plan.fadeOut);
      },
    ),
  );
});
