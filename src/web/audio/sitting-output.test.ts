import { expect, test } from "vitest";
import { scheduleFade } from "./sitting-output.ts";

/** Creates a gain that records each call: the level to jump or to glide to, at a second of its clock. */
function gainOf() {
  const asked: [what: string, level: number | null, at: number][] = [];
  const gain = {
    cancelScheduledValues: (at: number) => void asked.push(["cancel", null, at]),
    setValueAtTime: (level: number, at: number) => void asked.push(["jump", level, at]),
    linearRampToValueAtTime: (level: number, at: number) => void asked.push(["glide", level, at]),
  };
  // The methods of Web Audio return the parameter; nothing here reads it.
  return { gain: gain as unknown as AudioParam, asked };
}

test("a fade to come leaves the sound whole until it begins", () => {
  const { gain, asked } = gainOf();
  expect(scheduleFade(gain, { from: 597, to: 600 }, 20)).toBe(620);
  expect(asked).toEqual([
    ["cancel", null, 20],
    ["jump", 1, 20],
    ["jump", 1, 617],
    ["glide", 0, 620],
  ]);
});

test("in the midst of a fade the sound goes on from the level it has reached", () => {
  const { gain, asked } = gainOf();
  expect(scheduleFade(gain, { from: -1, to: 3 }, 20)).toBe(23);
  expect(asked).toEqual([
    ["cancel", null, 20],
    ["jump", 0.75, 20],
    ["glide", 0, 23],
  ]);
});

test("a fade that is over leaves silence, and ends now", () => {
  const { gain, asked } = gainOf();
  expect(scheduleFade(gain, { from: -5, to: -2 }, 20)).toBe(20);
  expect(asked.slice(1)).toEqual([
    ["jump", 0, 20],
    ["glide", 0, 20],
  ]);
});

test("without a planned end the sound is whole", () => {
  const { gain, asked } = gainOf();
  expect(scheduleFade(gain, null, 20)).toBeNull();
  expect(asked).toEqual([
    ["cancel", null, 20],
    ["jump", 1, 20],
  ]);
});
