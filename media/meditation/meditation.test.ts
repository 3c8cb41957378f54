import { expect, test } from "vitest";
import { SAMPLE_RATE } from "../dsp/sample-rate.ts";
import { syllabify } from "../voice/syllables.ts";
import { setToBeats } from "./beat-score.ts";
import { PHRASES } from "./bhupali.ts";
import { describe, readContent } from "./content-file.ts";
import { BAR_STEPS, stepsOf, strokesOf, UNDER_ANSWER, UNDER_CALL } from "./drum-patterns.ts";
import { beatsOf, HALF_BEATS, heldTones, LINE_BEATS, LINES } from "./kirtan-tune.ts";
import { congregation, sang } from "./kirtan-voices.ts";
import { brokenPeriods, samplesOf, seamStep, usualStep, WRAP, wrapped } from "./loop.ts";
import { PIECES } from "./pieces.ts";
import { BARS, waveformOf } from "./waveform.ts";

test.each(PIECES)("everything that comes back in $id fits its loop", ({ loop }) => {
  expect(brokenPeriods(loop)).toEqual([]);
  expect(loop.seconds).toBeGreaterThanOrEqual(90);
  expect(loop.seconds).toBeLessThanOrEqual(180);
});

test("a loop that would cut one of its periods is refused by name", () => {
  expect(() => samplesOf({ seconds: 108, periods: { tanpura: 4.8 } })).toThrow("tanpura would be cut");
});

test("wrapped edges repeat the other end, so that a player jumps between equal surroundings", () => {
  const wave = Float64Array.from({ length: 44_100 }, (_, i) => Math.sin((2 * Math.PI * 200 * i) / 44_100));
  const { left } = wrapped({ left: wave, right: wave });
  expect(left.length).toBe(44_100 * (1 + 2 * WRAP));
  expect(left[0]).toBe(wave[44_100 - 11_025]);
  expect(left.at(-1)).toBe(wave[11_024]);
  expect(seamStep(left, 1)).toBeLessThanOrEqual(usualStep(left) * 1.01);
});

test("every phrase of the flute ends before the next begins and has a length for each tone", () => {
  for (const [index, { at, tones, seconds }] of PHRASES.entries()) {
    expect(tones.split(" ").length).toBe(seconds.length);
    const end = at + seconds.reduce((sum, length) => sum + length, 0);
    expect(end).toBeLessThan((PHRASES[index + 1]?.at ?? 120) - 0.5);
  }
});

test("every line of the mahā-mantra has a tone for each syllable and fills its beats", () => {
  for (const line of LINES) {
    expect(line.melody.length).toBe(syllabify(line.text).length);
    expect(beatsOf(line)).toBe(LINE_BEATS);
    expect(beatsOf({ ...line, melody: line.melody.slice(0, 8) })).toBe(HALF_BEATS);
    expect(heldTones(line).reduce((sum, { beats }) => sum + beats, 0)).toBe(LINE_BEATS);
  }
});

test("sung lines keep time: no syllable overlaps the next, and vowels begin on their beats", () => {
  for (const line of LINES) {
    const { syllables, cents } = setToBeats(line, 0.625);
    expect(cents.length).toBe(syllables.length);
    for (const [index, syllable] of syllables.entries()) {
      expect(syllable.end).toBeGreaterThan(syllable.start);
      expect(syllable.end).toBeLessThanOrEqual((syllables[index + 1]?.start ?? 11) + 1e-9);
    }
    expect(syllables[0]?.segments.find(({ kind }) => kind === "vowel")?.start).toBeCloseTo(0.25);
    expect(syllables.filter(({ endsPhrase }) => endsPhrase).length).toBe(2);
  }
});

test("those who answer do not begin a syllable exactly together", () => {
  const [line] = LINES;
  if (!line) throw new Error("no line to sing");
  const { syllables, cents } = setToBeats(line, 0.625);
  const begins = congregation(line).map((voice, index) => {
    const sound = sang({ syllables: syllables.slice(0, 1), cents: cents.slice(0, 1) }, voice, index);
    const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    return sound.findIndex((sample) => Math.abs(sample) > 0.1 * loudest) / SAMPLE_RATE;
  });
  const mean = begins.reduce((sum, at) => sum + at, 0) / begins.length;
  const spread = Math.sqrt(begins.reduce((sum, at) => sum + (at - mean) ** 2, 0) / begins.length);
  expect(spread).toBeGreaterThan(0.02);
  expect(spread).toBeLessThan(0.07);
});

test("bars of the drum have eight steps and lines have four bars", () => {
  for (const bars of [...UNDER_CALL, ...UNDER_ANSWER]) {
    expect(bars.length * BAR_STEPS).toBe(2 * LINE_BEATS);
    for (const bar of bars) {
      expect(stepsOf(bar).length).toBe(BAR_STEPS);
      for (const { step } of strokesOf(bar)) expect(step).toBeLessThan(BAR_STEPS);
    }
  }
});

test("the threefold cadence is three times the same and its last stroke falls on the next line", () => {
  const cadence = [...stepsOf("thriceBegun"), ...stepsOf("thriceEnded"), ["dha"]].map((strokes) => strokes.join());
  expect(cadence.slice(6, 11)).toEqual(cadence.slice(0, 5));
  expect(cadence.slice(12, 17)).toEqual(cadence.slice(0, 5));
});

test("a waveform has 48 bars, the loudest being 1", () => {
  const channel = Float64Array.from({ length: 4800 }, (_, i) => (i / 4800) * Math.sin(i));
  const bars = waveformOf({ left: channel, right: channel });
  expect(bars.length).toBe(BARS);
  expect(bars.at(-1)).toBe(1);
  expect(bars[0]).toBeLessThan(0.05);
});

test("the content describes the pieces as they are rendered", () => {
  const sounds = readContent().sounds;
  expect(sounds).toEqual(PIECES.map((piece, index) => describe(piece, sounds[index]?.waveform ?? [])));
});
