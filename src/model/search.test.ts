import { expect, test } from "vitest";
import { longestQuestion, toQuestion } from "./search.ts";

test("a question is what was typed, without the space around it", () => {
  expect(toQuestion("  om   namah \n shivaya ")).toBe("om namah shivaya");
  expect(toQuestion("शिव")).toBe("शिव");
  expect(toQuestion(null)).toBe("");
});

test("what the API would refuse is never asked", () => {
  expect(toQuestion("om\0namah")).toBe("om namah");
  expect(toQuestion("a".repeat(5000))).toHaveLength(longestQuestion);
  expect(toQuestion(`${"a".repeat(longestQuestion - 1)}🙏`).isWellFormed()).toBe(true);
  expect(toQuestion("\ud83d om").isWellFormed()).toBe(true);
});
