import { expect, test } from "vitest";
import { FitLimit } from "./fit-limit.ts";
import { MissedRepetitions } from "./adaptation.ts";

/** Returns the limit of a text that was taught at 30 dB above the noise, after a long time at so many dB. */
function limitAt(snr: number): FitLimit {
  const limit = new FitLimit(0.65, 30);
  for (let frame = 0; frame < 2000; frame++) limit.hear(snr);
  return limit;
}

/**
 * Returns how much repetitions with such gains raise the limit. All of them have the same disorder, or each its own.
 */
function riseBy(limit: FitLimit, gains: readonly number[], disorders: number | readonly number[] = 0.75): number {
  const before = limit.now();
  for (const [at, gain] of gains.entries()) {
    limit.follow(gain, () => (typeof disorders === "number" ? disorders : (disorders[at] ?? 0)));
  }
  return limit.now() - before;
}

test("a third repetition in a row that is nearly counted raises the limit, as far as clear ones would", () => {
  expect(riseBy(limitAt(15), [-0.05, -0.05])).toBe(0);
  expect(riseBy(limitAt(15), [-0.05, -0.05, -0.05])).toBeGreaterThan(0.04);
  expect(riseBy(limitAt(15), Array(20).fill(-0.05))).toBeCloseTo(0.07, 9);
});

test("it follows a faint voice that is counted from the beginning, hardly", () => {
  expect(riseBy(limitAt(28), [0.01, -0.02, 0.03, 0])).toBeGreaterThan(0.04);
});

test("what others say is farther from the text, and what comes near by chance stands alone", () => {
  expect(riseBy(limitAt(15), [-0.15, -0.13, -0.16])).toBe(0);
  expect(riseBy(limitAt(15), [-0.04, -0.05, -0.14, -0.05, -0.04, -0.12])).toBe(0);
});

test("beside a talker, whose pauses are as quiet as the lesson, it follows too", () => {
  expect(riseBy(limitAt(28), [-0.05, -0.05, -0.05])).toBeGreaterThan(0.04);
});

test("what comes near in another order raises nothing", () => {
  expect(riseBy(limitAt(15), [-0.05, 0.02, -0.05, 0.02], 0.93)).toBe(0);
});

test("the order of three in a row counts together: one that is in doubt does not undo the others, nor make them", () => {
  const gains = [-0.05, -0.03, -0.05];
  expect(riseBy(limitAt(15), gains, [0.78, 0.89, 0.79])).toBeGreaterThan(0.04);
  expect(riseBy(limitAt(15), gains, [0.89, 0.79, 0.88])).toBe(0);
  expect(riseBy(limitAt(15), [...gains, -0.05], [0.7, 0.7, 0.95, 0.7])).toBe(0);
});

test("a clear repetition lowers a limit that was raised, and ends a row of doubtful ones", () => {
  const limit = limitAt(28);
  riseBy(limit, [-0.05, -0.05, -0.05]);
  expect(riseBy(limit, [0.3, 0.3])).toBeLessThan(0);
  expect(riseBy(limit, [-0.05, -0.05])).toBe(0);
});

test("a missed repetition is known once another has come to the text's end, by its likeliest moment", () => {
  const missed = new MissedRepetitions();
  const endings = [
    { start: 10, end: 100, gain: -0.2 },
    { start: 12, end: 110, gain: -0.05 },
    { start: 12, end: 111, gain: -0.06 },
    { start: 120, end: 210, gain: -0.04 },
  ].map((ending) => missed.hear({ score: 0, count: 1, ...ending }));
  expect(endings.map((ending) => ending?.end)).toEqual([undefined, undefined, undefined, 110]);
});

test("what was counted is not missed", () => {
  const missed = new MissedRepetitions();
  missed.hear({ score: 0, count: 1, start: 10, end: 100, gain: -0.05 });
  missed.forget();
  expect(missed.hear({ score: 0, count: 2, start: 120, end: 210, gain: -0.05 })).toBeNull();
});
