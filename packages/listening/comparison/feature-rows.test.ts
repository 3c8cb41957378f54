import { array, assert, float, property } from "fast-check";
import { expect, test } from "vitest";
import { FeatureRows } from "./feature-rows.ts";

const vectors = array(
  array(float({ min: -4, max: 4, noNaN: true }), { minLength: 6, maxLength: 6 }).map((values) =>
    Float32Array.from(values),
  ),
  { minLength: 1, maxLength: 11 },
);

test("distances are those of each frame, however many there are", () => {
  assert(
    property(vectors, vectors, (frames, sounds) => {
      const rows = new FeatureRows(frames);
      const distances = new Float64Array(frames.length * sounds.length);
      for (const [at, sound] of sounds.entries()) rows.compare(sound, distances, at * frames.length);
      const expected = sounds.flatMap((sound) =>
        frames.map((frame) => Math.hypot(...frame.map((value, k) => value - (sound[k] ?? 0)))),
      );
      for (const [at, far] of expected.entries()) expect(distances[at]).toBeCloseTo(far, 5);
    }),
  );
});

test("a frame is no way off from itself, and rows can be replaced", () => {
  const [one, other] = [Float32Array.of(0.1, 0.7, -3), Float32Array.of(0.1, 0.7, 1)];
  const rows = new FeatureRows([one]);
  const distances = new Float64Array(1);
  rows.compare(one, distances);
  expect(distances[0]).toBe(0);
  rows.replace([other]);
  rows.compare(one, distances);
  expect(distances[0]).toBe(4);
});
