import { expect, test } from "vitest";
import { Certainty } from "./certainty.ts";

const SOUNDING = { ahead: 1, isGoingOn: false, isSilent: false, isEnd: false, isNoisier: false };

/** Returns after how many frames an end is sure, if each frame is like this; null if it is not after a hundred. */
function framesUntilSure(prospect: Partial<typeof SOUNDING>): number | null {
  const certainty = new Certainty();
  for (let frame = 1; frame <= 100; frame++) if (certainty.grow({ ...SOUNDING, ...prospect })) return frame;
  return null;
}

test("an end is sure at once in silence, soon where it is ahead, later where it is hardly so", () => {
  expect(framesUntilSure({ isSilent: true, isEnd: true })).toBe(1);
  expect(framesUntilSure({})).toBe(5);
  expect(framesUntilSure({ ahead: 0.2 })).toBe(10);
});

test("while the text goes on no end is sure, but for noise in which something always does", () => {
  expect(framesUntilSure({ isGoingOn: true })).toBeNull();
  expect(framesUntilSure({ isGoingOn: true, isNoisier: true })).toBe(5);
});

test("a breath makes no end surer that is hardly ahead, nor is one that is behind", () => {
  expect(framesUntilSure({ ahead: 0.2, isSilent: true })).toBeNull();
  expect(framesUntilSure({ ahead: -0.1 })).toBeNull();
});

test("what falls behind, or was counted, begins anew", () => {
  const certainty = new Certainty();
  for (let frame = 0; frame < 4; frame++) certainty.grow(SOUNDING);
  certainty.grow({ ...SOUNDING, ahead: -1 });
  expect(certainty.grow(SOUNDING)).toBe(false);
  for (let frame = 0; frame < 4; frame++) certainty.grow(SOUNDING);
  expect(certainty.grow(SOUNDING)).toBe(true);
  certainty.forget();
  expect(certainty.grow(SOUNDING)).toBe(false);
});
