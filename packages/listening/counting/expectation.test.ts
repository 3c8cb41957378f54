import { expect, test } from "vitest";
import { Expectation } from "./expectation.ts";

const LENGTH = 100;

/** Returns what is expected after repetitions with such a gain. */
function after(gain: number, isNoisier: boolean): Expectation {
  const expectation = new Expectation(LENGTH);
  for (let time = 0; time < 6; time++) expectation.renewAfter(gain, isNoisier);
  return expectation;
}

test("at the beginning, and after those that are faint in noise, less proof is needed", () => {
  const beginning = new Expectation(LENGTH);
  beginning.begin();
  expect(beginning.raise()).toBeGreaterThan(0);
  expect(after(0.03, true).raise()).toBe(beginning.raise());
});

test("who is clear in noise needs all the proof, for what others say in between comes near", () => {
  expect(after(0.2, true).raise()).toBe(0);
});

test("who was clear in quiet is still expected in noise that comes", () => {
  expect(after(0.4, false).raise()).toBe(after(0.03, true).raise());
});

test("nothing is expected for long, nor after what was no chanting", () => {
  const expectation = after(0.03, true);
  for (let frame = 0; frame < 3 * LENGTH; frame++) expectation.pass();
  expect(expectation.raise()).toBe(0);
  expect(after(-0.05, true).raise()).toBe(0);
});
