import { expect, test } from "vitest";
import { samplesIn } from "../dsp/sample-rate.ts";
import { averageSpectrum, bandLevel, findResonances } from "../dsp/spectrum.ts";
import { LEADER } from "./choir.ts";
import { type Vowel, VOWELS } from "./phonemes.ts";
import { writeScore } from "./score.ts";
import { sing } from "./singer.ts";
import { syllabify } from "./syllables.ts";

const PACE = { matra: 0.3, omMatras: 4, seedMatras: 3, finalHold: 1.5, pause: 0.4, caesura: 0.2 };
/** Harmonics 90 Hz apart let the resonances between them be found. */
const STEADY = { ...LEADER, tractScale: 1, sa: 90, vibrato: { cents: 0, rate: 5 }, drift: 0 };

function singText(text: string) {
  const { syllables } = writeScore(syllabify(text), PACE);
  const sound = sing(
    syllables,
    syllables.map(() => 0),
    STEADY,
  );
  return { syllables, sound };
}

test.each<Vowel>(["a", "ā", "i", "u", "e", "o"])("a held %s has the formants of the table, within 5 %%", (vowel) => {
  const { sound } = singText(vowel);
  const steady = sound.subarray(samplesIn(0.2), samplesIn(0.45));
  const found = findResonances(steady, { order: 14, limit: 3000 });
  for (const [index, wanted] of VOWELS[vowel].formants.entries()) {
    expect(Math.abs((found[index] ?? 0) - wanted) / wanted).toBeLessThan(0.05);
  }
});

test("the same singer sings the same samples twice", () => {
  expect(singText("namaḥ").sound).toEqual(singText("namaḥ").sound);
});

/** dB by which what lies above 4.5 kHz outweighs what lies below 3.8 kHz. */
function hissOf(sibilant: string): number {
  const { sound, syllables } = singText(`a${sibilant}a`);
  const middle = (syllables[1]?.start ?? 0) + 0.065;
  const spectrum = averageSpectrum(sound.subarray(samplesIn(middle - 0.05), samplesIn(middle + 0.05)));
  return bandLevel(spectrum, 4500, 9000) - bandLevel(spectrum, 1800, 3800);
}

test("s hisses higher than ś, and ś higher than ṣ", () => {
  expect(hissOf("s")).toBeGreaterThan(hissOf("ś") + 6);
  expect(hissOf("ś")).toBeGreaterThan(hissOf("ṣ") + 2);
});

test("a closed mouth is quieter and darker than an open one", () => {
  const { sound, syllables } = singText("ama");
  const at = (time: number) => averageSpectrum(sound.subarray(samplesIn(time), samplesIn(time + 0.1)));
  const open = at(0.15);
  const closed = at((syllables[1]?.start ?? 0) - 0.005);
  expect(bandLevel(open, 500, 1500) - bandLevel(closed, 500, 1500)).toBeGreaterThan(8);
});
