import { expect, test } from "vitest";
import { type Pace, type Segment, writeScore } from "./score.ts";
import { syllabify } from "./syllables.ts";

const PACE: Pace = { matra: 0.3, omMatras: 5, seedMatras: 3, finalHold: 1.5, pause: 0.4, caesura: 0.2 };

function lengthsOf(text: string, pace: Pace = PACE): number[] {
  return writeScore(syllabify(text), pace).syllables.map(({ start, end }) => end - start);
}

test("a heavy syllable lasts twice as long as a light one, consonants included", () => {
  const [na, mas, te] = lengthsOf("namaste rāma");
  expect(na).toBeCloseTo(0.3);
  expect(mas).toBeCloseTo(0.6);
  expect(te).toBeCloseTo(0.6);
});

test("the last syllable of a line is held, whatever its weight", () => {
  expect(lengthsOf("rāma").at(-1)).toBeCloseTo(2 * 0.3 * 1.5);
});

test("oṃ and seeds have their own lengths, and oṃ is hummed for two fifths of it", () => {
  const { syllables } = writeScore(syllabify("oṃ gaṃ gaṇa"), PACE);
  const [om, gam] = syllables.map(({ start, end }) => end - start);
  expect(om).toBeCloseTo(1.5);
  expect(gam).toBeCloseTo(0.9);
  expect(lengthOf(syllables[0]?.segments[1])).toBeCloseTo(0.42 * 1.5);
});

test("sounds follow one another without gap or overlap, also inside syllables", () => {
  const { syllables } = writeScore(syllabify("bandhanānmṛtyormukṣīya"), PACE);
  const segments = syllables.flatMap((syllable) => syllable.segments);
  for (const [index, segment] of segments.entries()) {
    expect(segment.end).toBeGreaterThan(segment.start);
    if (index > 0) expect(segment.start).toBeCloseTo(segments[index - 1]?.end ?? -1);
  }
});

test("a danda and a breath bring silence", () => {
  const [ra, ma, next] = writeScore(syllabify("rāma | rāma"), PACE).syllables;
  expect(ra?.endsPhrase).toBe(false);
  expect(ma?.endsPhrase).toBe(true);
  expect((next?.start ?? 0) - (ma?.end ?? 0)).toBeCloseTo(0.4);
  const [, breath, after] = writeScore(syllabify("rāma rāma"), PACE, { breaths: new Set([1]) }).syllables;
  expect((after?.start ?? 0) - (breath?.end ?? 0)).toBeCloseTo(0.2);
});

test("a short vowel in a closed syllable stays short: its consonant is held", () => {
  const [san] = writeScore(syllabify("santi te"), PACE).syllables;
  const [, vowel, nasal] = san?.segments ?? [];
  expect(lengthOf(vowel)).toBeLessThanOrEqual(1.1 * 0.3 + 1e-9);
  expect(lengthOf(nasal)).toBeGreaterThan(0.085);
});

test("ṛ is a tap before a short vowel", () => {
  const [mr] = writeScore(syllabify("mṛta"), PACE).syllables;
  expect(mr?.segments.map((segment) => (segment.kind === "consonant" ? segment.consonant : segment.kind))).toEqual([
    "m",
    "r",
    "vowel",
  ]);
});

test("visarga is short inside a phrase and long enough for its echo before a silence", () => {
  const { syllables } = writeScore(syllabify("namaḥ namaḥ"), PACE);
  expect(lengthOf(syllables[1]?.segments.at(-1))).toBeLessThan(0.17);
  expect(lengthOf(syllables[3]?.segments.at(-1))).toBeGreaterThan(0.25);
});

function lengthOf(segment: Segment | undefined): number {
  return (segment?.end ?? 0) - (segment?.start ?? 0);
}
