import { array, assert, double, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { framesOf, FrontEnd } from "./front-end.ts";
import { freeOfMean } from "./mean-remover.ts";
import { PowerSpectrum } from "./power-spectrum.ts";
import { inARoom, silence, sing, TEXT } from "../test-voice.ts";
import { alignInTime } from "../comparison/time-warping.ts";

const OTHER = "eunihaosina";

const SIZE = 32;
const signals = array(double({ min: -1, max: 1, noNaN: true }), { minLength: SIZE, maxLength: SIZE });
/** Returns the power in a bin by the definition of the discrete Fourier transform. */
function powerIn(bin: number, signal: readonly number[]): number {
  const part = (wave: (angle: number) => number) =>
    signal.reduce((sum, value, at) => sum + value * wave((2 * Math.PI * bin * at) / SIZE), 0);
  return part(Math.cos) ** 2 + part(Math.sin) ** 2;
}

test("a tone has all its power in its own bin", () => {
  const powers = new PowerSpectrum(64).of(
    Float64Array.from({ length: 64 }, (_, i) => Math.cos((2 * Math.PI * 5 * i) / 64)),
  );
  expect(powers[5]).toBeCloseTo(32 ** 2);
  expect(powers.reduce((sum, power) => sum + power, 0)).toBeCloseTo(32 ** 2);
});

test("the spectrum keeps the power of any signal", () => {
  assert(
    property(signals, (signal) => {
      const powers = new PowerSpectrum(SIZE).of(Float64Array.from(signal));
      // The bins above half of the sample rate mirror those below it.
      const mirrored = powers.reduce((sum, power) => sum + 2 * power, 0) - (powers[0] ?? 0) + powerIn(SIZE / 2, signal);
      expect(mirrored / SIZE).toBeCloseTo(
        signal.reduce((sum, value) => sum + value ** 2, 0),
        9,
      );
    }),
  );
});

test("each bin has the power that the discrete Fourier transform gives it", () => {
  assert(
    property(signals, (signal) => {
      const powers = new PowerSpectrum(SIZE).of(Float64Array.from(signal));
      for (const [bin, power] of powers.entries()) expect(power).toBeCloseTo(powerIn(bin, signal), 9);
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
