import { expect, test } from "vitest";
import { SAMPLE_RATE } from "mantra-listening";
import { inARoom, silence, sing, TEXT } from "mantra-listening/test-voice";
import { createLevelMeter } from "./level-meter.ts";

/** The audio thread sends blocks of this length. */
const BLOCK = 1024;

function levelsOf(sound: Float32Array) {
  const meter = createLevelMeter(SAMPLE_RATE);
  const levels: number[] = [];
  for (let start = 0; start < sound.length; start += BLOCK) {
    const level = meter.push(sound.subarray(start, start + BLOCK));
    if (level !== null) levels.push(level);
  }
  return levels;
}

test("a voice shows from its first moment, though no pause has told yet how loud the room is", () => {
  const [first = 0] = levelsOf(inARoom([sing(TEXT)]));
  expect(first).toBeGreaterThan(0.3);
});

test("it moves with the voice and is nothing in the pauses, with at most ten messages a second", () => {
  const sound = inARoom([silence(2), sing(TEXT), silence(2), sing(TEXT, { loudness: 0.03 }), silence(2)]);
  const levels = levelsOf(sound);
  expect(Math.max(...levels)).toBeGreaterThan(0.7);
  expect(new Set(levels).size).toBeGreaterThan(4);
  expect(levels.filter((level) => level === 0)).toHaveLength(2);
  expect(levels.length).toBeLessThan((10 * sound.length) / SAMPLE_RATE);
});

test("neither a quiet room nor a microphone that is off shows, and a loud room only at first", () => {
  expect(levelsOf(inARoom([silence(20)]))).toEqual([]);
  expect(levelsOf(silence(20))).toEqual([]);
  expect(levelsOf(inARoom([silence(8)], 0.05)).at(-1)).toBe(0);
});
