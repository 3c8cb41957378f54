import { expect, test } from "vitest";
import { faultsOfTimes } from "./check.ts";
import type { Recording } from "./recording.ts";

const text = { id: "rama", sanskrit: "राम", transliteration: "rāma", metre: undefined };
const ra = { sanskrit: "रा", transliteration: "rā", start: 0.25, end: 0.9 };
const ma = { sanskrit: "म", transliteration: "ma", start: 0.9, end: 1.5 };

function faultsWith(changes: Partial<Recording>): string[] {
  return faultsOfTimes(text, { audioUrl: "/audio/mantras/rama.mp3", seconds: 2, syllables: [ra, ma], ...changes });
}

test("times that fit their text have no fault", () => {
  expect(faultsWith({})).toEqual([]);
});

test("a piece that is not the text's is named", () => {
  const faults = faultsWith({ syllables: [ra, { ...ma, transliteration: "mā" }] });
  expect(faults).toEqual(['the pieces make up "rāmā", the transliteration is "rāma"']);
});

test("times out of order or past the end are named", () => {
  expect(faultsWith({ syllables: [ra, { ...ma, start: 0.8 }] })).toEqual(['"ma" has 0.8-1.5 s']);
  expect(faultsWith({ seconds: 1.4 })).toEqual(['"ma" has 0.9-1.5 s']);
});
