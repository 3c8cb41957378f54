import { expect, test } from "vitest";
import { readOwnSittings } from "./kept-choices.ts";

test("own sittings stand in the order in which they were stored, also those that are named by a number", () => {
  const text = JSON.stringify({
    108: { duration: "20", made: "3000" },
    morning: { duration: "10", made: "1000" },
    evening: { duration: "15", made: "2000" },
    old: { duration: "5" },
  });
  const sittings = readOwnSittings(text);
  expect(sittings.map(({ name }) => name)).toEqual(["old", "morning", "evening", "108"]);
  expect(sittings.at(-1)?.choices).toEqual({ duration: "20" });
});
