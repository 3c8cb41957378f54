import * as fc from "fast-check";
import { expect, test } from "vitest";
import { minute } from "#model/durations.ts";
import { guidedStepAt, guidedSteps } from "./guided-sitting.ts";
import { bellsFrom } from "./sitting-bells.ts";
import { plainPlan } from "./sitting-plan.ts";

const guide = {
  name: "Breath",
  opening: ["Sit.", "Breathe."],
  middle: ["Count.", "Begin again.", "Let go."],
  closing: ["Listen.", "Open the eyes."],
};
const secondsOfBells = (bells: ReturnType<typeof bellsFrom>) => bells.map(({ at }) => at / 1000);
const secondsOf = (minutes: number | null) => guidedSteps(guide, minutes).map(({ at }) => at / 1000);

test("ten minutes open with half a minute for each sentence, and close with three quarters", () => {
  expect(secondsOf(10)).toEqual([0, 30, 60, 210, 360, 510, 555]);
});

test("one minute opens with a third and closes with a fifth", () => {
  expect(secondsOf(1)?.map(Math.round)).toEqual([0, 10, 20, 29, 39, 48, 54]);
});

test("a sitting without an end has no closing: its last sentence stays", () => {
  expect(secondsOf(null)).toEqual([0, 30, 60, 240, 420]);
  expect(guidedStepAt(guidedSteps(guide, null), 500 * minute)?.text).toBe("Let go.");
});

test("nothing is to be read during the settling in, and without a guide", () => {
  expect(guidedStepAt(guidedSteps(guide, 10), -1)).toBeNull();
  expect(guidedStepAt([], minute)).toBeNull();
});

test("a soft bell rings where the middle goes on and the closing begins, unless another bell is near", () => {
  const plan = { ...plainPlan, guidance: guidedSteps(guide, 10) };
  expect(secondsOfBells(bellsFrom(plan, 0))).toEqual([60, 210, 360, 510, 600]);
  expect(secondsOfBells(bellsFrom({ ...plan, interval: 1 }, 200_000)).slice(0, 3)).toEqual([210, 240, 300]);
  expect(bellsFrom({ ...plan, interval: 1 }, 0).filter(({ at }) => at === minute)).toHaveLength(1);
});

test("whatever the length, each sentence has its time, in order and before the end", () => {
  const sentences = fc.array(fc.string(), { minLength: 1, maxLength: 8 });
  const guides = fc.record({ name: fc.string(), opening: sentences, middle: sentences, closing: sentences });
  fc.assert(
    fc.property(guides, fc.integer({ min: 1, max: 120 }), (some, minutes) => {
      const steps = guidedSteps(some, minutes);
      expect(steps.map(({ text }) => text)).toEqual([...some.opening, ...some.middle, ...some.closing]);
      const starts = steps.map(({ at }) => at);
      expect(starts.toSorted((one, other) => one - other)).toEqual(starts);
      expect(new Set(starts).size).toBe(starts.length);
      expect(starts.at(-1)).toBeLessThan(minutes * minute);
    }),
  );
});
