import { expect, test } from "vitest";
import { compress } from "./compressor.ts";
import { samplesIn } from "./sample-rate.ts";
import { silence } from "./stereo.ts";

test("a loud moment is held back, the rest is left alone", () => {
  const sound = silence(samplesIn(1));
  sound.left.fill(0.1);
  sound.left.fill(0.8, samplesIn(0.5), samplesIn(0.6));
  compress(sound, { window: 0.02, threshold: 2, ratio: 2 });
  expect(sound.left[samplesIn(0.2)]).toBe(0.1);
  expect(sound.left[samplesIn(0.55)]).toBeLessThan(0.7);
  expect(sound.left[samplesIn(0.55)]).toBeGreaterThan(0.3);
});
