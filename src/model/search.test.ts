import { expect, test } from "vitest";
import { maxQueryLength, normalizeQuery } from "./search.ts";

test("a query is what was typed, without the space around it", () => {
  expect(normalizeQuery("  om   namah \n shivaya ")).toBe("om namah shivaya");
  expect(normalizeQuery("शिव")).toBe("शिव");
  expect(normalizeQuery(null)).toBe("");
});

test("what the API would refuse is never sent", () => {
  expect(normalizeQuery("om\0namah")).toBe("om namah");
  expect(normalizeQuery("a".repeat(5000))).toHaveLength(maxQueryLength);
  expect(normalizeQuery(`${"a".repeat(maxQueryLength - 1)}🙏`).isWellFormed()).toBe(true);
  expect(normalizeQuery("\ud83d om").isWellFormed()).toBe(true);
});
