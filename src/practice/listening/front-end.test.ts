import { array, assert, double, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { Fourier } from "./fourier.ts";
import { framesOf, FrontEnd } from "./front-end.ts";
import { freeOfMean } from "./mean-remover.ts";
import { PowerSpectrum } from "./power-spectrum.ts";
import { inARoom, silence, sing, TEXT } from "./test-voice.ts";
import { alignInTime } from "./time-warping.ts";

const OTHER = "eunihaosina";

test("a tone has all its power in its own bin", () => {
  const re = Float64Array.from({ length: 64 }, (_, i) => Math.cos((2 * Math.PI * 5 * i) / 64));
  const im = new Float64Array(64);
  new Fourier(64).transform(re, im);
  const powers = Array.from(re, (real, bin) => real ** 2 + (im[bin] ?? 0) ** 2);
  expect(powers[5]).toBeCloseTo(32 ** 2);
  expect(powers[59]).toBeCloseTo(32 ** 2);
  expect(powers.reduce((sum, power) => sum + power, 0)).toBeCloseTo(2 * 32 ** 2);
});

test("the transform keeps the power of any signal", () => {
  assert(
    property(array(double({ min: -1, max: 1, noNaN: true }), { minLength: 32, maxLength: 32 }), (signal) => {
      const [re, im] = [Float64Array.from(signal), new Float64Array(32)];
      const before = re.reduce((sum, value) => sum + value ** 2, 0);
      new Fourier(32).transform(re, im);
      const after = re.reduce((sum, real, bin) => sum + real ** 2 + (im[bin] ?? 0) ** 2, 0);
      expect(after / 32).toBeCloseTo(before, 9);
    }),
  );
});

test("real samples have the powers that their complex transform has", () => {
  assert(
    property(array(double({ min: -1, max: 1, noNaN: true }), { minLength: 32, maxLength: 32 }), (signal) => {
      const [re, im] = [Float64Array.from(signal), new Float64Array(32)];
      new Fourier(32).transform(re, im);
      const powers = new PowerSpectrum(32).of(Float64Array.from(signal));
      for (let bin = 0; bin < 16; bin++) expect(powers[bin]).toBeCloseTo((re[bin] ?? 0) ** 2 + (im[bin] ?? 0) ** 2, 9);
    }),
  );
});

test("frames do not depend on the pieces in which the sound comes", () => {
  const sound = inARoom([silence(0.3), sing(TEXT)]);
  const whole = framesOf(sound);
  assert(
    property(integer({ min: 1, max: 5000 }), (size) => {
      const frontEnd = new FrontEnd();
      const frames = [];
      for (let at = 0; at < sound.length; at += size) frames.push(...frontEnd.push(sound.subarray(at, at + size)));
      expect(frames).toEqual(whole);
    }),
    { numRuns: 12 },
  );
});

test("only what is louder than the room is speech", () => {
  const frames = framesOf(inARoom([silence(2), sing(TEXT), silence(2)]));
  const spoken = frames.filter(({ isSpeech }) => isSpeech).map(({ index }) => index / 50);
  expect(Math.min(...spoken)).toBeGreaterThan(1.9);
  expect(Math.max(...spoken)).toBeLessThan(2 + 0.16 * TEXT.length + 0.3);
  expect(spoken.length).toBeGreaterThan(75);
});

test("features are the same, however near the microphone is", () => {
  const [near, far] = [1, 0.05].map((loudness) =>
    freeOfMean(framesOf(inARoom([silence(1), sing(TEXT, { loudness })], 0.0005 * loudness))),
  );
  if (!near || !far) throw new Error("not heard");
  const { cost } = alignInTime(near, far);
  const { cost: other } = alignInTime(near, freeOfMean(framesOf(inARoom([silence(1), sing(OTHER)]))));
  expect(cost).toBeLessThan(0.05 * other);
});
