import { expect, test } from "vitest";
import { createCanvas, exposed } from "./canvas.ts";
import { angleOf, breathAt, FILM, FRAMES, RINGS } from "./film.ts";
import { toYuv } from "./picture.ts";
import { addStars, scatterStars } from "./sky.ts";

test.each(Object.entries(RINGS))("the ring %s turns by whole steps of its symmetry in one loop", (_, ring) => {
  const steps = ((angleOf(ring, 1) - angleOf(ring, 0)) * ring.symmetry) / 360;
  expect(Math.abs(steps)).toBeCloseTo(1);
});

test("no ring begins on the pixel grid", () => {
  for (const ring of Object.values(RINGS)) expect(angleOf(ring, 0) % (360 / ring.symmetry)).not.toBe(0);
});

test("the breath is empty where the loop begins and ends, and full twice", () => {
  expect(breathAt(0)).toBe(0);
  expect(breathAt(1)).toBeCloseTo(0);
  expect(breathAt(0.25)).toBe(1);
  expect(breathAt(0.75)).toBe(1);
});

test("the stars stand at the end of the loop where they stood at its beginning", () => {
  const stars = scatterStars(1).slice(0, 40);
  const first = createCanvas();
  const last = createCanvas();
  addStars(first, stars, 0);
  addStars(last, stars, 1);
  expect(first.some((light) => light > 10)).toBe(true);
  expect(first.every((value, index) => Math.abs(value - (last[index] ?? 0)) < 0.01)).toBe(true);
});

test("480 frames make 20 seconds", () => {
  expect(FRAMES).toBe(480);
});

test("light beyond white is bent, never cut, and never darker than less light", () => {
  expect(exposed(150)).toBe(150);
  expect(exposed(-5)).toBe(0);
  expect(exposed(600)).toBeLessThanOrEqual(255);
  expect(exposed(300)).toBeGreaterThan(exposed(250));
});

test("white and black become the ends of studio range, gray has no color", () => {
  const still = new Float32Array(FILM.width * FILM.height);
  const pixels = FILM.width * FILM.height;
  expect(toYuv(createCanvas(), still)[0]).toBe(16);
  const gray = toYuv(createCanvas().fill(128), still);
  expect([gray[pixels], gray[pixels * 1.25]]).toEqual([128, 128]);
  expect(toYuv(createCanvas().fill(10_000), still)[0]).toBe(235);
});
