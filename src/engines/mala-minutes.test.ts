import { expect, test } from "vitest";
import { aboutMinutes, malaMinutes } from "./mala-minutes.ts";

test("a mala takes as many repetitions as it has beads", () => {
  expect(malaMinutes(5.6)).toBe(10);
  expect(malaMinutes(0.1)).toBe(1);
});

test("minutes are less exact the longer they are", () => {
  expect([0, 9.4, 20, 21, 47.4].map(aboutMinutes)).toEqual([1, 9, 20, 20, 45]);
});
