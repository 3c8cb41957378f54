import { array, assert, float, property } from "fast-check";
import { expect, test } from "vitest";
import { alignInTime, averageInTime } from "./time-warping.ts";

const sequences = array(
  array(float({ min: -2, max: 2, noNaN: true }), { minLength: 4, maxLength: 4 }).map((row): Float32Array =>
    Float32Array.from(row),
  ),
  { minLength: 1, maxLength: 12 },
);

test("an alignment begins and ends with both sounds and never goes back", () => {
  assert(
    property(sequences, sequences, (a, b) => {
      const { partner, cost } = alignInTime(a, b);
      expect(partner[0]).toBe(0);
      expect(partner.at(-1)).toBeLessThan(b.length);
      for (let i = 1; i < partner.length; i++) expect(partner[i]).toBeGreaterThanOrEqual(partner[i - 1] ?? 0);
      expect(cost).toBeGreaterThanOrEqual(0);
      expect(alignInTime(a, a).cost).toBe(0);
    }),
  );
});

test("a sound is aligned with itself at half the pace", () => {
  const one = Array.from({ length: 6 }, (_, i) => Float32Array.of(i, 2 * i, 0, 0));
  const slow = one.flatMap((frame) => [frame, frame]);
  expect([...alignInTime(one, slow).partner]).toEqual([0, 2, 4, 6, 8, 10]);
  expect(averageInTime([one, slow, one])).toEqual(one);
});
