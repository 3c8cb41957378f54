import { expect, test } from "vitest";
import { ROUND } from "./chant-counter.ts";
import { BEAD, isQuarter, MERU, MERU_PLACE, placeOf, QUARTER_BEAD, RING_RADIUS, turnOf } from "./mala-ring.ts";

const beads = Array.from({ length: ROUND }, (_, place) => place + 1);

test("the beads go clockwise once round, and the last is at the top", () => {
  expect(turnOf(27)).toBe(90);
  expect(placeOf(27)).toEqual({ x: expect.closeTo(RING_RADIUS), y: expect.closeTo(0) });
  expect(placeOf(ROUND)).toEqual({ x: expect.closeTo(0), y: expect.closeTo(-RING_RADIUS) });
});

test("every 27th bead is larger", () => {
  expect(beads.filter(isQuarter)).toEqual([27, 54, 81, 108]);
});

test("neighbouring beads touch without covering one another", () => {
  const apart = Math.hypot(placeOf(1).x - placeOf(2).x, placeOf(1).y - placeOf(2).y);
  expect(apart).toBeGreaterThan(BEAD);
  expect(apart - BEAD).toBeLessThan(0.4);
});

test("all beads lie within the box, and the meru on the head of the last one", () => {
  expect(RING_RADIUS + QUARTER_BEAD / 2).toBeLessThanOrEqual(100);
  const apart = Math.abs(MERU_PLACE.y) - RING_RADIUS;
  expect(apart).toBeLessThanOrEqual((MERU + QUARTER_BEAD) / 2);
  expect(apart).toBeGreaterThan(QUARTER_BEAD / 2);
});
