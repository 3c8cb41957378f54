import { expect, test } from "vitest";
import { BEADS_PER_MALA } from "#model/practice.ts";
import { BEAD, isQuarter, MERU, MERU_PLACE, beadPlace, QUARTER_BEAD, RING_RADIUS, angleOf } from "./mala-ring.ts";

const beads = Array.from({ length: BEADS_PER_MALA }, (_, place) => place + 1);

test("the beads go clockwise once round, and the last is at the top", () => {
  expect(angleOf(27)).toBe(90);
  expect(beadPlace(27)).toEqual({ x: expect.closeTo(RING_RADIUS), y: expect.closeTo(0) });
  expect(beadPlace(BEADS_PER_MALA)).toEqual({ x: expect.closeTo(0), y: expect.closeTo(-RING_RADIUS) });
});

test("every 27th bead is larger", () => {
  expect(beads.filter(isQuarter)).toEqual([27, 54, 81, 108]);
});

test("neighboring beads touch, and cover a fiftieth of one another at most", () => {
  const apart = Math.hypot(beadPlace(1).x - beadPlace(2).x, beadPlace(1).y - beadPlace(2).y);
  expect(apart / BEAD).toBeCloseTo(1, 1);
  expect(apart / BEAD).toBeGreaterThan(0.98);
});

test("all beads lie within the box, and the meru on the head of the last one", () => {
  expect(RING_RADIUS + QUARTER_BEAD / 2).toBeLessThanOrEqual(100);
  const apart = Math.abs(MERU_PLACE.y) - RING_RADIUS;
  expect(apart).toBeLessThanOrEqual((MERU + QUARTER_BEAD) / 2);
  expect(apart).toBeGreaterThan(QUARTER_BEAD / 2);
});
