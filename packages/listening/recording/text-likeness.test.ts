import { expect, test } from "vitest";
import { SAMPLE_RATE } from "../sound/sample-rate.ts";
import { sing } from "../test-voice.ts";
import type { Reference } from "./align-syllables.ts";
import { likenessInOneVoice } from "./text-likeness.ts";

const TEXT = "onasihuaenaosehisuna";
/** The same syllables in another order. */
const TURNED = "hisunaosenaenahuasio";

/** Returns our own voice. Each letter is a syllable of its own. */
function referenceOf(text: string): Reference {
  const sound = sing(text, { pace: 0.14 });
  const length = sound.length / SAMPLE_RATE / text.length;
  return { sound, syllables: [...text].map((_, at) => ({ start: at * length, end: (at + 1) * length })) };
}

test("a text leads its own syllables in other orders, another text does not", () => {
  const likenessTo = likenessInOneVoice(referenceOf(TEXT), sing(TEXT, { pace: 0.17, pitch: 180 }));
  expect(likenessTo(referenceOf(TEXT)).lead).toBeGreaterThan(4);
  expect(likenessTo(referenceOf(TURNED)).lead).toBeLessThan(2);
});

test("silence between the lines of a text is as long as a person likes it", () => {
  const whole = sing(TEXT, { pace: 0.17, pitch: 180 });
  const half = whole.length >> 1;
  const paused = new Float32Array(whole.length + 2 * SAMPLE_RATE);
  paused.set(whole.subarray(0, half));
  paused.set(whole.subarray(half), half + 2 * SAMPLE_RATE);
  const reference = referenceOf(TEXT);
  expect(likenessInOneVoice(reference, paused)(reference).lead).toBeGreaterThan(4);
});
