import { expect, test } from "vitest";
import { padaSpans, padasOfSyllables, padaStarts } from "./pada-times.ts";

const pada = (sanskrit: string) => ({ sanskrit, transliteration: "" });
const sung = (pieces: string[]) =>
  pieces.map((sanskrit, place) => ({ sanskrit, transliteration: "", start: place + 0.25, end: place + 1 }));

test("each syllable belongs to the pāda in which it stands", () => {
  const chant = { padas: [pada("ॐ राम "), pada("राम ॥")], timing: sung(["ॐ ", "रा", "म ", "रा", "म ॥"]) };
  expect(padasOfSyllables(chant)).toEqual([0, 0, 0, 1, 1]);
  expect(padaStarts(chant)).toEqual([0.25, 3.25]);
});

test("a conjunct across the boundary is sung in the second pāda", () => {
  const chant = { padas: [pada("बन्धनान्"), pada("मृत्योः")], timing: sung(["ब", "न्ध", "ना", "न्मृ", "त्योः"]) };
  expect(padasOfSyllables(chant)).toEqual([0, 0, 0, 1, 1]);
});

test("a pāda ends with its last syllable, or early enough to fade before the next one begins", () => {
  const chant = { padas: [pada("ॐ राम "), pada("राम ॥")], timing: sung(["ॐ ", "रा", "म ", "रा", "म ॥"]) };
  expect(padaSpans(chant, 0.2)).toEqual([
    { start: 0.25, end: 3 },
    { start: 3.25, end: 5 },
  ]);
  expect(padaSpans(chant, 0.5)[0]).toEqual({ start: 0.25, end: 2.75 });
});
