import { expect, test } from "vitest";
import { samplesIn } from "./sample-rate.ts";
import { fadeEdges, place, silence } from "./stereo.ts";

test("edges fade from and to nothing, and the middle is left alone", () => {
  const sound = silence(samplesIn(1));
  sound.left.fill(1);
  fadeEdges(sound, { in: 0.1, out: 0.3 });
  expect(sound.left[0]).toBe(0);
  expect(sound.left[samplesIn(0.05)]).toBeCloseTo(0.5, 2);
  expect(sound.left[samplesIn(0.5)]).toBe(1);
  expect(sound.left[samplesIn(0.85)]).toBeCloseTo(0.5, 2);
  expect(sound.left.at(-1)).toBe(0);
});

test("what runs past the end of a loop begins it", () => {
  const sound = silence(4);
  place(sound, Float64Array.of(1, 2, 3), { at: 2 / 44_100, pan: -1, gain: 1 });
  expect([...sound.left]).toEqual([3, 0, 1, 2]);
});
