import { expect, test } from "vitest";
import { samplesIn } from "../dsp/sample-rate.ts";
import { averageSpectrum, bandLevel, findResonances } from "../dsp/spectrum.ts";
import { LEADER } from "./choir.ts";
import { type Vowel, VOWELS } from "./phonemes.ts";
import { writeScore } from "./score.ts";
import { sing, type Singer } from "./singer.ts";
import { syllabify } from "./syllables.ts";

const PACE = { matra: 0.3, omMatras: 4, seedMatras: 3, finalHold: 1.5, pause: 0.4, caesura: 0.2 };
/** With harmonics 90 Hz apart, the resonances between them can be found. */
const STEADY = { ...LEADER, tractScale: 1, sa: 90, vibrato: { cents: 0, rate: 5 }, drift: 0, wander: 0 };

function singText(text: string, singer: Singer = STEADY) {
  const { syllables } = writeScore(syllabify(text), PACE);
  const sound = sing(
    syllables,
    syllables.map(() => 0),
    singer,
  );
  return { syllables, sound };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the level between two times in dB. */
function levelOf(sound: Float64Array, from: number, to: number): number {
  return (
    10 * Math.log10(mean([...sound.subarray(samplesIn(from), samplesIn(to))].map((sample) => sample ** 2)) + 1e-12)
  );
}

test.each<Vowel>(["a", "ā", "i", "u", "e", "o"])("a held %s has the formants of the table, within 5 %%", (vowel) => {
  const { sound } = singText(vowel);
  const steady = sound.subarray(samplesIn(0.2), samplesIn(0.45));
  const found = findResonances(steady, { order: 14, limit: 3000 });
  for (const [index, wanted] of VOWELS[vowel].formants.entries()) {
    expect(Math.abs((found[index] ?? 0) - wanted) / wanted).toBeLessThan(0.05);
  }
});

test("a mouth that does not hold still strays around the formants of the table", () => {
  const found = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const { sound } = singText("ā", { ...STEADY, seed, wander: 1 });
    return findResonances(sound.subarray(samplesIn(0.2), samplesIn(0.45)), { order: 14, limit: 3000 })[0] ?? 0;
  });
  const wanted = VOWELS["ā"].formants[0];
  expect(new Set(found).size).toBeGreaterThan(4);
  expect(Math.abs(mean(found) - wanted) / wanted).toBeLessThan(0.05);
});

test("a voiceless stop is silent until it opens, a voiced one hums", () => {
  const stops = ["ata", "ada"].map((text) => {
    const { sound, syllables } = singText(text);
    const start = syllables[1]?.start ?? 0;
    return levelOf(sound, start + 0.015, start + 0.05) - levelOf(sound, 0.12, 0.22);
  });
  expect(stops[0]).toBeLessThan(-35);
  expect(stops[1]).toBeGreaterThan(-16);
});

test("a breath is drawn before a phrase that follows a silence, and no voice sounds in it", () => {
  const { sound, syllables } = singText("rāma | rāma");
  const [before, after] = [syllables[1]?.end ?? 0, syllables[2]?.start ?? 0];
  const drawn = levelOf(sound, after - 0.25, after - 0.1) - levelOf(sound, 0.15, 0.3);
  expect(drawn).toBeGreaterThan(-34);
  expect(drawn).toBeLessThan(-14);
  expect(levelOf(sound, after - 0.02, after - 0.01)).toBeLessThan(levelOf(sound, after - 0.25, after - 0.1));
  expect(after - before).toBeCloseTo(PACE.pause);
});

test("no two beginnings of a phrase are alike", () => {
  const { sound, syllables } = singText("rāma | rāma | rāma | rāma", { ...STEADY, wander: 1 });
  const starts = syllables.filter((_, index) => index % 2 === 0).map(({ start }) => start);
  const rises = starts.map(
    (start) => levelOf(sound, start + 0.08, start + 0.1) - levelOf(sound, start + 0.2, start + 0.3),
  );
  expect(Math.max(...rises) - Math.min(...rises)).toBeGreaterThan(1);
});

/** Returns by how many dB the first formant of a held ā outweighs the lowest harmonics. */
function firstFormantOf(text: string): number {
  const { sound } = singText(text);
  const spectrum = averageSpectrum(sound.subarray(samplesIn(0.25), samplesIn(0.5)));
  return bandLevel(spectrum, 640, 800) - bandLevel(spectrum, 200, 340);
}

test("a nasal vowel loses part of its first formant to the nose", () => {
  expect(firstFormantOf("ā")).toBeGreaterThan(firstFormantOf("ā\u0303") + 1);
});

test("the same singer sings the same samples twice", () => {
  expect(singText("namaḥ").sound).toEqual(singText("namaḥ").sound);
});

/** Returns by how many dB what lies above 4.5 kHz outweighs what lies below 3.8 kHz. */
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
