import { expect, test } from "vitest";
import { seedOf, varyLengths } from "./rubato.ts";
import { syllabify } from "./syllables.ts";

const verse = syllabify("sarvamaṅgalamāṅgalye śive sarvārthasādhike | śaraṇye tryambake gauri nārāyaṇi namo’stu te ||");
const lengthsFor = (name: string) => varyLengths(verse, new Set(), seedOf(name));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test("no syllable is quite as long as the metre has it, and none is off by more than a sixth", () => {
  const shares = varyLengths(verse, new Set(), 1);
  const spread = Math.sqrt(mean(shares.map((share) => (share - 1) ** 2)));
  expect(spread).toBeGreaterThan(0.03);
  expect(Math.max(...shares.map((share) => Math.abs(share - 1)))).toBeLessThan(0.17);
});

test("light and heavy syllables keep their mean length", () => {
  const shares = varyLengths(verse, new Set(), 7);
  for (const isGuru of [true, false]) {
    const alike = shares.filter((_, index) => verse[index]?.isGuru === isGuru && !verse[index]?.endsLine);
    expect(mean(alike)).toBeCloseTo(1);
  }
});

test("a text has its own lengths, and the same ones every time", () => {
  expect(lengthsFor("rama")).toEqual(lengthsFor("rama"));
  expect(lengthsFor("rama")).not.toEqual(lengthsFor("krishna"));
});
