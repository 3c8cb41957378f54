import { expect, test } from "vitest";
import { wordsOfSyllables } from "./sung-verse.ts";

test("a word goes from one space or bar to the next", () => {
  const syllables = ["ज", "य ", "ह", "नु", "मान ", "ज्ञा", "न ।", " गुन"].map((sanskrit) => ({ sanskrit }));
  expect(wordsOfSyllables(syllables)).toEqual([
    [0, 1],
    [0, 1],
    [2, 4],
    [2, 4],
    [2, 4],
    [5, 6],
    [5, 6],
    [7, 7],
  ]);
});
