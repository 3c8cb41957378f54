import { expect, test } from "vitest";
import { CEPSTRA } from "../features/cepstra.ts";
import { DIMENSIONS, type Frame, framesOf } from "../features/front-end.ts";
import { freeOfMean } from "../features/mean-remover.ts";
import { hiss, inARoom, silence, sing } from "../test-voice.ts";
import type { Features } from "../comparison/feature-rows.ts";
import { averageInTime } from "../comparison/time-warping.ts";
import { SpokenSound } from "./found-takes.ts";
import { medianOf } from "../comparison/template-fit.ts";
import { LEAST_TAKES } from "./own-template.ts";
import { cutAnew } from "./said-once.ts";

/** Makes a random text. In every third one the first line comes again at the end, as a refrain does. */
function textOf(seed: number): string {
  const random = hiss(seed);
  const line = (letters: number) =>
    Array.from({ length: letters }, () => "aeiounsh"[Math.floor(4 * (random() + 1))]).join("");
  const first = line(12 + (seed % 20));
  return seed % 3 === 0 ? first + line(14) + first : first + line(14);
}

/** Returns the frames of a voice that sings a text. */
const sung = (text: string, pitch: number, throat: number) =>
  framesOf(inARoom([silence(0.5), sing(text, { pace: 0.12, pitch, throat }), silence(0.5)])).filter(
    ({ quiet, isSpeech }) => isSpeech && quiet === 0,
  );

/** Returns features that last `share` of their time. */
const atPace = (features: Features, share: number): Features =>
  Array.from({ length: Math.round(features.length * share) }, (_, at) => {
    const frame = features[Math.min(features.length - 1, Math.floor(at / share))] ?? new Float32Array(DIMENSIONS);
    return frame.map((value, k) => (k < CEPSTRA ? value : value / share));
  });

const asFrames = (features: Features): Frame[] =>
  features.map((cepstra, index) => ({ index, cepstra, isSpeech: true, quiet: 0, snr: 25 }));

/** The paces, relative to our own recordings, at which texts are chanted, from the fastest to the slowest. */
const PACES = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1];
/** The seconds of a letter that is sung above, as a share of those in our recordings. */
const SUNG = 0.12 / 0.18;
const SAID = 6;

/**
 * Returns what a person chants on and on, each time at a slightly different pace, and one repetition by another voice.
 */
function chanted(text: string, pace: number, seed: number) {
  const random = hiss(seed);
  const one = sung(text, 130, 1).map(({ cepstra }) => cepstra);
  const takes = Array.from({ length: SAID }, () => atPace(one, (pace / SUNG) * (1 + 0.08 * random())));
  const spoken = new SpokenSound(asFrames(takes.flat()));
  return { spoken, takes, other: freeOfMean(sung(text, 190, 1.12)) };
}

/**
 * Averages what was taken for repetitions. All have one length, and each is so far after the one before. Lengths are in
 * repetitions.
 */
function learned(
  { spoken, takes }: ReturnType<typeof chanted>,
  { first = 0, length, apart }: { first?: number; length: number; apart: number },
): Features {
  const place = (at: number) => {
    const whole = takes.slice(0, Math.floor(at)).reduce((sum, take) => sum + take.length, 0);
    return Math.round(whole + (at % 1) * (takes[Math.floor(at)]?.length ?? 0));
  };
  const found: Features[] = [];
  for (let at = first; at + length <= SAID; at += apart) found.push(spoken.speech.slice(place(at), place(at + length)));
  return averageInTime(found);
}

/** Returns which share of a repetition is learned in the end; null where too little is left to learn from. */
function learnedIn(heard: ReturnType<typeof chanted>, way: Parameters<typeof learned>[1]): number | null {
  const text = learned(heard, way);
  const cut = cutAnew(text, { ...heard, repetitions: Math.floor(SAID / way.apart) });
  if (cut !== null && cut.length < LEAST_TAKES) return null;
  const length = cut === null ? text.length : medianOf(cut.map((take) => take.length));
  return length / (heard.spoken.speech.length / SAID);
}

const TEXTS = Array.from({ length: 36 }, (_, at) => at + 1);
const ONE = [
  { length: 1, apart: 1 },
  { first: 0.3, length: 1, apart: 1 },
];
const MORE = [
  { length: 2, apart: 2 },
  { length: 3, apart: 3 },
  { first: 0.3, length: 1.46, apart: 2 },
];

/**
 * This text has a refrain and the fastest pace, which leaves three frames for each letter. Two repetitions of it are
 * taken for one.
 */
const KNOWN = new Set(["text 27, learned as 2"]);

test.each(TEXTS)("of text %i another length than one repetition is not learned, where anything is", (seed) => {
  const pace = PACES[seed % PACES.length] ?? 1;
  const heard = chanted(textOf(seed), pace, seed);
  const shares = [...ONE, ...MORE].map((way) => ({ way, share: learnedIn(heard, way) }));
  const wrong = shares.filter(({ share }) => share !== null && Math.abs(share - 1) >= 0.2);
  const names = wrong.map(({ way }) => `text ${seed}, learned as ${way.length}`);
  expect(names.filter((name) => !KNOWN.has(name))).toEqual([]);
  // Every text at the fastest pace has a refrain here, and some are not learned. A lesson is offered then.
  const least = pace === Math.min(...PACES) ? 0 : 2;
  expect(shares.filter(({ share }) => share !== null).length).toBeGreaterThanOrEqual(least);
});
