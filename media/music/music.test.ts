import { expect, test } from "vitest";
import { createRandom } from "../dsp/random.ts";
import { SAMPLE_RATE } from "../dsp/sample-rate.ts";
import { clashKartals } from "./bells.ts";
import { strike } from "./drum.ts";
import { smoothStep, tapered } from "./easing.ts";
import { BREATH_LEAD, BREATH_TAPER, breathLevel, playFlute } from "./flute.ts";
import { centsOf, parseTones } from "./sargam.ts";

test("the scale is justly tuned", () => {
  const cents = (["S", "R", "G", "P", "D"] as const).map((tone) => Math.round(centsOf(tone)));
  expect(cents).toEqual([0, 204, 386, 702, 884]);
  expect(Math.round(centsOf(".D"))).toBe(-316);
  expect(Math.round(centsOf("G'"))).toBe(1586);
});

test("a tone that the scale does not have is refused", () => {
  expect(() => parseTones("S M G")).toThrow("not a tone of the scale: M");
});

test("eases begin and end level", () => {
  expect([smoothStep(-1), smoothStep(0), smoothStep(0.5), smoothStep(2)]).toEqual([0, 0, 0.5, 1]);
  expect([tapered(0, 4, 1), tapered(2, 4, 1), tapered(4, 4, 1)]).toEqual([0, 1, 0]);
});

test("the flute's breath rises and falls over a quarter of a second, and is silent outside", () => {
  expect(BREATH_TAPER).toBeGreaterThanOrEqual(0.15);
  expect(BREATH_TAPER).toBeLessThanOrEqual(0.25);
  expect(breathLevel(-BREATH_LEAD, 3)).toBe(0);
  expect(breathLevel(-BREATH_LEAD + BREATH_TAPER / 2, 3)).toBeCloseTo(0.5);
  expect(breathLevel(1.5, 3)).toBe(1);
  expect(breathLevel(10, 3)).toBe(0);
});

test("a flute's phrase sounds its tone and begins and ends in silence", () => {
  const note = { seconds: 0.5, cents: 0, force: 0.7, glide: 0.05, touch: 0 };
  const sound = playFlute([note], { sa: 272.2, seed: 1 });
  expect(Math.abs(sound[0] ?? 1)).toBeLessThan(1e-4);
  expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(1e-3);
  const middle = sound.subarray(Math.round(0.35 * SAMPLE_RATE), Math.round(0.6 * SAMPLE_RATE));
  const rises = middle.reduce((count, sample, i) => count + (sample >= 0 && (middle[i - 1] ?? 0) < 0 ? 1 : 0), 0);
  expect(rises / 0.25).toBeGreaterThan(250);
});

test("strokes start from silence, differ from one another and end in silence", () => {
  const strokes = (["ge", "ke", "na", "ti", "te", "dha", "dhi"] as const).map((stroke) =>
    strike(stroke, { sa: 272.2, force: 0.8 }, createRandom(1)),
  );
  for (const sound of strokes) {
    expect(Math.abs(sound[0] ?? 1)).toBeLessThan(0.02);
    expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(0.001);
    expect(Math.max(...sound)).toBeGreaterThan(0.01);
  }
  const energies = strokes.map((sound) => sound.reduce((sum, sample) => sum + sample * sample, 0));
  expect(new Set(energies.map((energy) => energy.toFixed(3))).size).toBe(strokes.length);
});

test("open cymbals ring longer than closed ones", () => {
  const open = clashKartals({ force: 1, isOpen: true }, createRandom(1));
  const closed = clashKartals({ force: 1, isOpen: false }, createRandom(1));
  expect(open.length).toBeGreaterThan(3 * closed.length);
});
