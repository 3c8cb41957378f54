import { expect, test } from "vitest";
import { PERSONS_RATE } from "../persons/festival.ts";
import { readSpeakers, recordSpeaker, type Speaker } from "./spoken-digits.ts";

/** Returns a take that is recognized by its length: 0.2 s and so many hundredths. */
const tone = (hundredths: number) =>
  Float32Array.from({ length: (0.2 + hundredths / 100) * PERSONS_RATE }, (_, i) => 0.3 * Math.sin(0.2 * i));
const speaker = (id: string): Speaker => ({
  id,
  takes: Array.from({ length: 10 }, () => [tone(0), tone(2), tone(4)]),
});
const options = { seed: 1, loudness: 0, gaps: [0.5, 0.5], others: [speaker("other")] } as const;

test("who has no recordings is told what to fetch, and where it is looked for", () => {
  expect(() => readSpeakers("no-such-folder")).toThrow(/git clone .* no-such-folder/);
});

test("each repetition is of other takes, until all of them were heard", () => {
  const { repetitions } = recordSpeaker({ id: "one", words: [1] }, speaker("person"), { ...options, repetitions: 6 });
  const lengths = repetitions.map(({ start, end }) => Math.round(100 * (end - start)));
  expect(lengths.slice(0, 3).toSorted()).toEqual([20, 22, 24]);
  expect(lengths.slice(3).toSorted()).toEqual([20, 22, 24]);
});

test("a repetition is over where its voice has ended, and the next begins after the pause", () => {
  const { sound, repetitions } = recordSpeaker({ id: "two", words: [1, 2] }, speaker("person"), {
    ...options,
    repetitions: 2,
  });
  const [first, second] = repetitions;
  const powerFrom = (from = 0) =>
    sound.slice(from * PERSONS_RATE, (from + 0.05) * PERSONS_RATE).reduce((sum, sample) => sum + sample ** 2, 0);
  expect(second?.start).toBeCloseTo((first?.end ?? 0) + 0.5);
  expect(powerFrom(first?.end)).toBeLessThan(0.01 * powerFrom(first?.start));
});
