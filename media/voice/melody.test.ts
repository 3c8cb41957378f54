import { expect, test } from "vitest";
import { accentContour, recitationContour } from "./melody.ts";
import { divideIntoPadas } from "./padas.ts";
import { syllabify } from "./syllables.ts";

test("accents stand a tone below Sa, on it, and half a tone above", () => {
  expect(accentContour("-0+", 3)).toEqual([-200, 0, 100]);
});

test("accents for another text are refused", () => {
  expect(() => accentContour("0-", 3)).toThrow("2 accents for 3 syllables");
});

test("a short mantra stays on Sa but for one heavy syllable in its second half", () => {
  const syllables = syllabify("oṃ namaḥ śivāya");
  expect(recitationContour(syllables, divideIntoPadas(syllables, { length: null }))).toEqual([0, 0, 0, 0, 200, 0]);
});

test("a verse rises within each quarter, ends its first half a tone low and comes home at its end", () => {
  const verse = "rāmāya rāmabhadrāya rāmacandrāya vedhase | raghunāthāya nāthāya sītāyāḥ pataye namaḥ ||";
  const syllables = syllabify(verse);
  const padas = divideIntoPadas(syllables, { length: 8 });
  const cents = recitationContour(syllables, padas);
  expect(padas.map((pada) => pada.last)).toEqual([7, 15, 23, 31]);
  for (const { first, last } of padas) expect(cents.slice(first, last)).toContain(200);
  expect([cents[7], cents[15]]).toEqual([0, -200]);
  expect(cents.slice(-2)).toEqual([-200, 0]);
});

test("a line without a metre is divided where a word begins, an opening oṃ uncounted", () => {
  const syllables = syllabify("klīṃ kṛṣṇāya govindāya gopījanavallabhāya svāhā");
  expect(divideIntoPadas(syllables, { length: null }).map((pada) => pada.last)).toEqual([7, 17]);
});
