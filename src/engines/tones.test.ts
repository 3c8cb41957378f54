import * as fc from "fast-check";
import { expect, test } from "vitest";
import { beadClick, tone, type Tone } from "./tones.ts";

const points = ({ voices }: Tone) => voices.map(({ loudness }) => loudness.map(({ at, level }) => [at, level]));

test("Om is 136.1 Hz under a low-pass of 1000 Hz", () => {
  expect(tone("om", 5)).toMatchObject({ seconds: 5, lowPass: 1000, voices: [{ frequency: 136.1 }] });
});

test("Om rises for two seconds, settles at 80 %, and falls in the last two", () => {
  expect(points(tone("om", 5))).toEqual([
    [
      [2, 1],
      [3, 0.8],
      [5, 0],
    ],
  ]);
});

test("an Om too short for that rises for half its time", () => {
  const [[rise, settle, end] = []] = points(tone("om", 3));
  expect(rise).toEqual([1.5, 1]);
  expect(settle).toEqual([expect.closeTo(1.65), 0.8]);
  expect(end).toEqual([3, 0]);
});

test("the bell is 440 Hz with an overtone at 2.756 times that, struck in 20 ms", () => {
  const bell = tone("bell", 3);
  expect(bell.voices.map(({ frequency }) => frequency)).toEqual([440, expect.closeTo(1212.64)]);
  for (const { loudness } of bell.voices) {
    expect(loudness[0]).toMatchObject({ at: 0.02, curve: "linear" });
    expect(loudness.at(-1)).toMatchObject({ at: 3, curve: "exponential" });
  }
});

test("the click of a bead is over before the fastest finger counts the next", () => {
  expect(beadClick.seconds).toBeLessThan(0.1);
  for (const voice of points(beadClick)) expect(voice.at(-1)?.[0]).toBe(beadClick.seconds);
});

test("every tone's points follow one another and end with it, and none is louder than asked", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("om" as const, "bell" as const),
      fc.double({ min: 0.1, max: 600, noNaN: true }),
      (kind, seconds) => {
        for (const voice of points(tone(kind, seconds))) {
          const moments = voice.map(([at]) => at ?? 0);
          expect(moments).toEqual(moments.toSorted((a, b) => a - b));
          expect(new Set(moments).size).toBe(moments.length);
          expect(moments.at(-1)).toBe(seconds);
          for (const [, level = 2] of voice) expect(level).toBeLessThanOrEqual(1);
        }
      },
    ),
  );
});
