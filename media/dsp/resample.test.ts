import { expect, test } from "vitest";
import { lowerRate } from "./resample.ts";

const SECONDS = 0.25;
const tone = (hertz: number, rate: number) =>
  Float64Array.from({ length: SECONDS * rate }, (_, at) => Math.sin((2 * Math.PI * hertz * at) / rate));
/** Both ends of a sound lack neighbors, so only its middle is compared. */
const middleOf = (sound: Float64Array) => sound.subarray(sound.length / 4, sound.length / 2);

test.each([44_100, 48_000, 32_000])("a tone of 1 kHz at %i Hz is the same at 16 kHz, sample by sample", (rate) => {
  const lowered = lowerRate(tone(1000, rate), rate, 16_000);
  const wanted = tone(1000, 16_000);
  expect(lowered).toHaveLength(wanted.length);
  const off = middleOf(lowered).map((sample, at) => Math.abs(sample - (middleOf(wanted)[at] ?? 0)));
  expect(Math.max(...off)).toBeLessThan(0.002);
});

test("a tone that the new rate cannot hold is gone", () => {
  expect(Math.max(...middleOf(lowerRate(tone(10_000, 44_100), 44_100, 16_000)).map(Math.abs))).toBeLessThan(0.002);
});
