import { expect, test } from "vitest";
import { Holes } from "./holes.ts";

/**
 * Returns the reports for repetitions of a text of 100 frames, before each of which so many frames are spoken, or
 * silent.
 */
function counted(gaps: readonly number[], isSpeech: boolean, holes = new Holes(100)): boolean[] {
  let now = 0;
  const hear = (frames: number, isHeard: boolean) => {
    for (let left = frames; left > 0; left--) holes.hear({ index: now++, isSpeech: isHeard });
  };
  return gaps.map((gap) => {
    hear(gap, isSpeech);
    const start = now;
    hear(100, true);
    return holes.count({ start, end: now });
  });
}

test("where a repetition is spoken between each two that are counted, this is noticed", () => {
  expect(counted([0, 100, 90, 110, 100], true)).toEqual([false, false, false, true, true]);
});

test("a hole now and then, long talk, and silence are no such thing", () => {
  expect(counted([0, 100, 0, 0, 100, 10, 20, 100, 0], true)).not.toContain(true);
  expect(counted([0, 900, 900, 900, 900, 900], true)).not.toContain(true);
  expect(counted([0, 100, 100, 100, 100, 100], false)).not.toContain(true);
});

test("once repetitions follow each other again, nothing is noticed any more", () => {
  expect(counted([0, 100, 100, 100, 0, 0], true).at(-1)).toBe(false);
});

function isHalfHoles(gaps: readonly number[]): boolean {
  const holes = new Holes(100);
  counted(gaps, true, holes);
  return holes.isHalfHoles;
}

test("where every other repetition comes after a hole, this is known sooner", () => {
  expect(
    [
      [0, 100, 0],
      [100, 0, 100, 0, 100],
    ].map(isHalfHoles),
  ).toEqual([true, true]);
  expect([[], [0], [0, 0, 100, 0], [0, 900, 900]].map(isHalfHoles)).toEqual([false, false, false, false]);
});
