import { expect, test } from "vitest";
import { SAMPLE_RATE } from "../sound/sample-rate.ts";
import { templateBank } from "../template/template-bank.ts";
import { inARoom, silence, sing } from "../test-voice.ts";
import { alignSyllables, type Reference } from "./align-syllables.ts";
import { findRepetitions } from "./find-repetitions.ts";
import { quietestMoment, samplesBetween, soundingSpan } from "../sound/sounding-span.ts";
import { trimLoop } from "./trim-loop.ts";
import { wavFile } from "../sound/wav-file.ts";

const TEXT = "onasihuaenaose";
const LEAD = 0.5;

/** Returns our own voice. Each letter is a syllable of its own. */
function referenceAt(pace: number): Reference {
  const sound = sing(TEXT, { pace });
  const length = sound.length / SAMPLE_RATE / TEXT.length;
  return { sound, syllables: [...TEXT].map((_, at) => ({ start: at * length, end: (at + 1) * length })) };
}

/** Records another person who chants the text so many times. Also returns the beginning of each repetition. */
function recordOf(repetitions: number, { text = TEXT, pace = 0.16, pitch = 180 } = {}) {
  const once = sing(text, { pace, pitch });
  const pause = silence(0.8);
  const pieces = Array.from({ length: repetitions }, () => [once, pause]).flat();
  const sound = inARoom([silence(LEAD), ...pieces]);
  const seconds = (once.length + pause.length) / SAMPLE_RATE;
  return {
    sound,
    starts: Array.from({ length: repetitions }, (_, at) => LEAD + at * seconds),
    length: once.length / SAMPLE_RATE,
  };
}

test("a sound begins and ends where it is heard above its room", () => {
  const { sound, length } = recordOf(1);
  const { start, end } = soundingSpan(sound);
  expect(start).toBeGreaterThan(LEAD - 0.1);
  expect(start).toBeLessThan(LEAD + 0.1);
  expect(end).toBeGreaterThan(LEAD + length - 0.15);
  expect(end).toBeLessThan(LEAD + length + 0.2);
  expect(soundingSpan(new Float32Array(SAMPLE_RATE))).toEqual({ start: 0, end: 0 });
});

test("the quietest moment lies in the pause", () => {
  const { sound, length } = recordOf(2);
  const moment = quietestMoment(sound, { start: LEAD + length - 0.2, end: LEAD + length + 0.9 });
  expect(moment).toBeGreaterThan(LEAD + length);
  expect(moment).toBeLessThan(LEAD + length + 0.85);
});

test.each([1, 2, 4])("%i repetitions by another voice are told apart", (repetitions) => {
  const { sound, starts } = recordOf(repetitions);
  const found = findRepetitions(sound, templateBank(referenceAt(0.14).sound));
  expect(found).toHaveLength(repetitions);
  for (const [at, { start }] of found.entries()) expect(Math.abs(start - (starts[at] ?? 0))).toBeLessThan(0.9);
});

test("syllables are found in a voice of another pace and pitch", () => {
  const { sound, starts, length } = recordOf(1);
  const [start = 0] = starts;
  const { syllables } = alignSyllables(referenceAt(0.14), samplesBetween(sound, { start, end: start + length }));
  const errors = syllables.map((syllable, at) => Math.abs(syllable.start - (at * length) / TEXT.length));
  expect(errors.toSorted((a, b) => a - b)[TEXT.length >> 1]).toBeLessThan(0.04);
  expect(Math.max(...errors)).toBeLessThan(0.15);
  for (const [at, { start: begins, end }] of syllables.entries()) {
    expect(end).toBeGreaterThan(begins);
    expect(begins).toBeGreaterThanOrEqual(syllables[at - 1]?.end ?? 0);
  }
});

function unlikenessOf(text: string) {
  const { sound, starts, length } = recordOf(1, { text });
  const [start = 0] = starts;
  return alignSyllables(referenceAt(0.14), samplesBetween(sound, { start, end: start + length })).unlikeness;
}

test("another text is less alike than the same one", () => {
  expect(unlikenessOf(TEXT)).toBeLessThan(unlikenessOf("huesenaosuahie"));
});

test("a loop is one repetition, silent at both ends, as loud as every other", () => {
  const { sound, length } = recordOf(3);
  const loop = trimLoop({ samples: sound, rate: SAMPLE_RATE }, referenceAt(0.14));
  expect(loop?.repetitions).toBe(3);
  const { samples, syllables } = loop ?? { samples: new Float32Array(), syllables: null };
  expect(Math.abs(samples.length / SAMPLE_RATE - length)).toBeLessThan(0.8);
  expect(samples[0]).toBeCloseTo(0);
  expect(samples.at(-1)).toBeCloseTo(0);
  expect(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThanOrEqual(0.5);
  expect(syllables).toHaveLength(TEXT.length);
  expect(syllables?.at(-1)?.end).toBeLessThanOrEqual(samples.length / SAMPLE_RATE);
});

test("without a recording of ours the whole is one repetition, and where nobody is heard there is none", () => {
  const { sound, length } = recordOf(1);
  const loop = trimLoop({ samples: sound, rate: SAMPLE_RATE }, null);
  expect(loop?.syllables).toBeNull();
  expect(Math.abs((loop?.samples.length ?? 0) / SAMPLE_RATE - length)).toBeLessThan(0.8);
  expect(trimLoop({ samples: new Float32Array(3 * SAMPLE_RATE), rate: SAMPLE_RATE }, referenceAt(0.14))).toBeNull();
});

test("a WAV file says its rate, its length and its samples", () => {
  const file = Buffer.from(wavFile({ samples: Float32Array.of(0, 1, -1, 2), rate: 48_000 }));
  expect(file.toString("latin1", 0, 16)).toMatch(/^RIFF.{4}WAVEfmt $/s);
  expect(file.readUInt32LE(24)).toBe(48_000);
  expect(file.readUInt32LE(40)).toBe(8);
  expect([0, 1, 2, 3].map((at) => file.readInt16LE(44 + 2 * at))).toEqual([0, 32_767, -32_767, 32_767]);
});
