import { describe, expect, test } from "vitest";
import { BEADS_PER_MALA, roundSizes, type RoundSize } from "#model/practice.ts";
import { partOf } from "./chant-state.ts";
import { isLarge, MERU, meruPlace, beadPlace, beadsOf, RING_RADIUS, angleOf } from "./mala-ring.ts";

const placesOf = (size: RoundSize) => Array.from({ length: size }, (_, place) => place + 1);

test("the beads go clockwise once round, and the last is at the top", () => {
  expect(angleOf(27, 108)).toBe(90);
  expect(beadPlace(27, 108)).toEqual({ x: expect.closeTo(RING_RADIUS), y: expect.closeTo(0) });
  for (const size of roundSizes)
    expect(beadPlace(size, size)).toEqual({ x: expect.closeTo(0), y: expect.closeTo(-RING_RADIUS) });
});

const large = (size: RoundSize) => placesOf(size).filter((bead) => isLarge(bead, size));

test("every 27th bead of a mala is larger, and of a smaller round those that divide it evenly", () => {
  expect(large(108)).toEqual([27, 54, 81, 108]);
  expect(large(54)).toEqual([18, 36, 54]);
  expect(large(27)).toEqual([9, 18, 27]);
  expect(large(21)).toEqual([7, 14, 21]);
  expect(large(11)).toEqual([11]);
  for (const size of roundSizes) expect(size % partOf(size)).toBe(0);
});

const apart = (size: RoundSize) =>
  Math.hypot(beadPlace(1, size).x - beadPlace(2, size).x, beadPlace(1, size).y - beadPlace(2, size).y);

test("neighboring beads of a mala touch, and cover a fiftieth of one another at most", () => {
  const { bead } = beadsOf(BEADS_PER_MALA);
  expect(apart(108) / bead).toBeCloseTo(1, 1);
  expect(apart(108) / bead).toBeGreaterThan(0.98);
});

describe.each(roundSizes)("on a round of %i", (size) => {
  const { bead, large: largeBead, current } = beadsOf(size);

  test("no bead hides another, and the last one counted is the largest", () => {
    expect(apart(size) / bead).toBeGreaterThan(0.98);
    if (size < BEADS_PER_MALA) expect(apart(size)).toBeGreaterThan((current + bead) / 2);
    expect(bead < largeBead && largeBead < current).toBe(true);
  });

  test("all beads lie within the box, or half a bead of a mala outside of it, and the meru on the head of the last one", () => {
    const room = size === BEADS_PER_MALA ? 100 : 103;
    expect(RING_RADIUS + largeBead / 2).toBeLessThanOrEqual(room);
    const above = Math.abs(meruPlace(size).y) - RING_RADIUS;
    expect(above).toBeLessThanOrEqual((MERU + largeBead) / 2);
    expect(above).toBeGreaterThan(largeBead / 2);
  });
});
