import { expect, test } from "vitest";
import { SAMPLE_RATE } from "../sound/sample-rate.ts";
import { hiss, inARoom, silence, sing, TEXT } from "../test-voice.ts";
import { FrontEnd } from "./front-end.ts";

/** Returns which share of the frames between two seconds is speech. */
function speechBetween(sound: Float32Array, from: number, to: number): number {
  const frontEnd = new FrontEnd();
  frontEnd.followsLouderRoom = true;
  const frames = frontEnd.push(sound).filter(({ index }) => index >= 50 * from && index < 50 * to);
  return frames.filter(({ isSpeech }) => isSpeech).length / frames.length;
}

/** Returns hiss that is loud enough to be heard beside the voice. */
function fan(seconds: number): Float32Array {
  const noise = hiss(5);
  return silence(seconds).map(() => 0.05 * noise());
}

test("a fan that begins to blow is the room within a second, and no voice", () => {
  const sound = inARoom([silence(2), sing(TEXT), silence(1), fan(4)]);
  const begins = sound.length / SAMPLE_RATE - 4;
  expect(speechBetween(sound, begins, begins + 0.3)).toBeGreaterThan(0.5);
  expect(speechBetween(sound, begins + 1, begins + 4)).toBe(0);
});

test("a hum that is held softly after a loud vowel stays a voice", () => {
  const hum = sing("n", { pace: 5, loudness: 0.02 });
  const sound = inARoom([silence(2), sing(TEXT), hum, silence(1)]);
  const ends = sound.length / SAMPLE_RATE - 1;
  expect(speechBetween(sound, ends - 4, ends - 0.2)).toBe(1);
});
