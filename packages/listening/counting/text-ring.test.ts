import { expect, test } from "vitest";
import { FitLimit } from "./fit-limit.ts";
import { TextRing } from "./text-ring.ts";

const STATES = 20;
const VOWEL = 10;
const OTHER = { score: 0, count: 0, start: 0, end: 0, gain: 0 };

/** Lets a ring hear a frame that fits some of its states. */
function hear(ring: TextRing, now: number, fits: (state: number) => boolean, isNoisier = false): void {
  const gains = Float64Array.from({ length: STATES }, (_, state) => (fits(state) ? 0.4 : -0.4));
  ring.move(gains, { other: OTHER, now, isNoisier });
}

/** Returns the score of a text that is over after so many frames of its held last vowel, which is half of it. */
function scoreAfter(frames: number, { isNoisier = false, hasPause = false } = {}): number {
  const ring = new TextRing(STATES, VOWEL);
  for (let now = 0; now < VOWEL; now++) hear(ring, now, (state) => state === now, isNoisier);
  if (hasPause) ring.pause();
  for (let now = 0; now < frames; now++) hear(ring, VOWEL + now, (state) => state >= VOWEL, isNoisier);
  return ring.tokens.scoreAt(STATES - 1);
}

test("a last vowel that is heard in full earns as much in noise as in quiet", () => {
  expect(scoreAfter(VOWEL, { isNoisier: true })).toBe(scoreAfter(VOWEL));
});

test("a last vowel of which half is heard earns less, but not so much less in noise that came later", () => {
  const [half, noisier] = [scoreAfter(VOWEL / 2), scoreAfter(VOWEL / 2, { isNoisier: true })];
  expect(half).toBeLessThan(noisier - 0.5);
  expect(noisier).toBeLessThan(scoreAfter(VOWEL) - 0.5);
});

test("where silences are heard in such noise, they tell the end, and half a vowel is enough", () => {
  expect(scoreAfter(VOWEL / 2, { isNoisier: true, hasPause: true })).toBeCloseTo(scoreAfter(VOWEL), 0);
});

test("noise has come where it is five decibels nearer than at the teaching", () => {
  const limit = new FitLimit(0.6, 30);
  for (let frame = 0; frame < 2000; frame++) limit.hear(26);
  expect(limit.isRaised()).toBe(false);
  for (let frame = 0; frame < 2000; frame++) limit.hear(24);
  expect(limit.isRaised()).toBe(true);
});

test("a repetition that is not near its end is known, and those that are counted are not it", () => {
  const ring = new TextRing(STATES, VOWEL);
  for (let now = 0; now < VOWEL; now++) hear(ring, now, (state) => state === now, true);
  expect(ring.bestInMiddle(0)).toBe(ring.tokens.scoreAt(VOWEL - 1));
  expect(ring.bestInMiddle(1)).toBe(-Infinity);
});
