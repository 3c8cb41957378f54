import { expect, test } from "vitest";
import { FitLimit } from "./fit-limit.ts";
import { TextRing } from "./text-ring.ts";

const STATES = 20;
const VOWEL = 10;
const OTHER = { score: 0, count: 0, start: 0, end: 0, gain: 0 };

/** Score of a text that is over after so many frames of its held last vowel, which is half of it. */
function scoreAfter(frames: number, isNoisy: boolean, hasPause = false): number {
  const ring = new TextRing(STATES, VOWEL);
  const hear = (now: number, fits: (state: number) => boolean) =>
    ring.move(
      Float64Array.from({ length: STATES }, (_, state) => (fits(state) ? 0.4 : -0.4)),
      { other: OTHER, now, isNoisy },
    );
  for (let now = 0; now < VOWEL; now++) hear(now, (state) => state === now);
  if (hasPause) ring.pause();
  for (let now = 0; now < frames; now++) hear(VOWEL + now, (state) => state >= VOWEL);
  return ring.tokens.scoreAt(STATES - 1);
}

test("a last vowel that is heard in full earns as much in noise as in quiet", () => {
  expect(scoreAfter(VOWEL, true)).toBe(scoreAfter(VOWEL, false));
});

test("a last vowel of which half is heard earns less in noise", () => {
  expect(scoreAfter(VOWEL / 2, false)).toBeCloseTo(scoreAfter(VOWEL, false), 0);
  expect(scoreAfter(VOWEL / 2, true)).toBeLessThan(scoreAfter(VOWEL, true) - 0.5);
});

test("where silences are heard, they tell the end, and noise changes nothing", () => {
  expect(scoreAfter(VOWEL / 2, true, true)).toBe(scoreAfter(VOWEL / 2, false));
});

test("a limit is fully raised where the noise is ten decibels nearer than at the teaching", () => {
  const limit = new FitLimit(0.6, 30);
  for (let frame = 0; frame < 2000; frame++) limit.hear(21);
  expect(limit.isFullyRaised()).toBe(false);
  for (let frame = 0; frame < 2000; frame++) limit.hear(19);
  expect(limit.isFullyRaised()).toBe(true);
});
