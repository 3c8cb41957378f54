import { expect, test } from "vitest";
import { convolveAround, impulseResponse } from "./room.ts";

test("a convolution round the loop brings the tail in again at the beginning", () => {
  const around = convolveAround(Float64Array.of(0, 0, 0, 1), Float64Array.of(1, 0.5, 0.25));
  for (const [index, wanted] of [0.5, 0.25, 0, 1].entries()) expect(around[index]).toBeCloseTo(wanted, 9);
});

test("a room answers with the energy it was given", () => {
  const response = impulseResponse({ seed: 3, decay: 0.4, brightness: 0.3, preDelay: 0.01 });
  expect(response.reduce((sum, sample) => sum + sample * sample, 0)).toBeCloseTo(1);
});
