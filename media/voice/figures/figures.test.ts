import { join } from "node:path";
import { expect, test } from "vitest";
import { CEPSTRA_RATE } from "../../dsp/cepstra.ts";
import { createRandom } from "../../dsp/random.ts";
import { readMantraTexts } from "../mantra-text.ts";
import { GOALS, isKept } from "./goals.ts";
import { harmonicsToNoise } from "./harmonicity.ts";
import { speakAlone, type Spoken } from "./spoken.ts";
import { measureVoice } from "./voice-figures.ts";

const texts = readMantraTexts(join(import.meta.dirname, "../../../content"));
const sarvaMangala = texts.filter(({ id }) => id === "sarva-mangala" || id === "ya-kundendu");
const figures = measureVoice(sarvaMangala.map((text) => speakAlone(text)));

test.each(GOALS)("the leader alone keeps the goal: $name", (goal) => {
  expect(goal.of(figures), goal.name).not.toBeNaN();
  expect(isKept(goal, figures), `${goal.name}: ${goal.of(figures)}`).toBe(true);
});

/** Returns a tone of 125 Hz with twenty harmonics, and white noise so many dB below it. */
function toneWithNoise(decibels: number): Float64Array {
  const random = createRandom(1);
  const noise = Math.sqrt(30) * 10 ** (-decibels / 20);
  return Float64Array.from({ length: CEPSTRA_RATE }, (_, i) => {
    const angle = (2 * Math.PI * 125 * i) / CEPSTRA_RATE;
    const tone = Array.from({ length: 20 }, (_harmonic, k) => Math.cos((k + 1) * angle + k * k)).reduce(
      (a, b) => a + b,
    );
    return tone + noise * (2 * random() - 1);
  });
}

test.each([5, 10, 15])("harmonics %d dB above the noise are measured so", (decibels) => {
  const sound = toneWithNoise(decibels);
  const measured = [0.2, 0.3, 0.4, 0.5, 0.6].map((at) => harmonicsToNoise(sound, at));
  const mean = measured.reduce((sum, value) => sum + value, 0) / measured.length;
  expect(Math.abs(mean - decibels)).toBeLessThan(1.5);
});

test("a tone that stands still does not move, and half its amplitude is 6 dB less", () => {
  const tone = toneWithNoise(60);
  const sound = tone.map((sample, i) => (i < CEPSTRA_RATE / 2 ? sample : sample / 2));
  const spoken: Spoken = {
    sound,
    segments: [
      { manner: "vowel", start: 0, end: 0.5 },
      { manner: "nasal", start: 0.5, end: 1 },
    ],
  };
  const { movementInVowels, levels } = measureVoice([spoken]);
  expect(movementInVowels).toBeLessThan(0.1);
  expect(levels.nasal).toBeCloseTo(-6.02, 1);
});
