/**
 * People who say a text again and again: words of the Free Spoken Digit Dataset (six persons, fifty takes of each word,
 * CC BY-SA 4.0), joined to texts. No take of a word is said twice before all were. Nothing of it enters the project.
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { between, createRandom, gaussian, type Random } from "mantra-media/dsp/random.ts";
import type { Repetition } from "../persons/chanter.ts";
import { PERSONS_RATE, readWav } from "../persons/festival.ts";
import { hearRepetitions, type Session, type SessionOptions } from "../persons/session.ts";
import { leveled, type NoiseKind, noiseOf, rmsOf, sumOf } from "../persons/surroundings.ts";

/** The digits in the order in which they are said. */
export interface SpokenText {
  readonly id: string;
  readonly words: readonly number[];
}

/** A person, with the takes of each digit at PERSONS_RATE. */
export interface Speaker {
  readonly id: string;
  readonly takes: readonly (readonly Float32Array[])[];
}

/** The texts last two to four seconds. The longer one repeats words, and no word of one is in the other. */
export const SPOKEN_TEXTS: readonly SpokenText[] = [
  { id: "38052", words: [3, 8, 0, 5, 2] },
  { id: "14679614", words: [1, 4, 6, 7, 9, 6, 1, 4] },
];

/** A command without the sounds says where to get them. */
const HOW_TO_FETCH = (
  folder: string,
) => `There are no recordings of people in ${folder}. Fetch the Free Spoken Digit Dataset:

    git clone --depth 1 https://github.com/Jakobovski/free-spoken-digit-dataset ${folder}
`;

/** So many seconds of steady noise are made, and then repeated. */
const STEADY_SECONDS = 30;
/** A take begins and ends where it is so many dB softer than its loudest moment. */
const TRIMMED = 30;
/** A repetition is over where it is so many dB softer than its loud moments. */
const OVER = 28;
/** The end of a repetition fades by so many dB. */
const FADED = 30;
/** One word passes into the next within so many seconds. */
const JOINT = 0.02;
/** A microphone is never silent, so there is a hiss 40 dB below the voice. */
const HISS = 0.0006;
/** Small microphones hear nothing below this frequency in Hz. */
const RUMBLE = 150;
const STEP = PERSONS_RATE / 100;
/** The filter between two samples has so many zero crossings. */
const CROSSINGS = 12;

/** Reads all persons, in the order of their names. If the sounds are missing, it throws how to get them. */
export function readSpeakers(folder: string): Speaker[] {
  const recordings = join(folder, "recordings");
  if (!existsSync(recordings)) throw new Error(HOW_TO_FETCH(folder));
  const files = readdirSync(recordings).flatMap((name) => {
    const [, digit, person, number] = /^(\d)_([a-z]+)_(\d+)\.wav$/.exec(name) ?? [];
    return digit && person && number ? [{ name, digit: Number(digit), person, number: Number(number) }] : [];
  });
  const persons = [...new Set(files.map(({ person }) => person))].toSorted();
  return persons.map((id) => ({
    id,
    takes: Array.from({ length: 10 }, (_, digit) =>
      files
        .filter((file) => file.person === id && file.digit === digit)
        .toSorted((a, b) => a.number - b.number)
        .map(({ name }) => trimmed(atTwice(readWav(join(recordings, name))))),
    ),
  }));
}

/** Doubles the number of samples a second (windowed sinc), because the recordings have 8,000. */
function atTwice(sound: Float32Array): Float32Array {
  const weights = Array.from({ length: 2 * CROSSINGS }, (_, tap) => {
    const away = tap - CROSSINGS + 0.5;
    return (Math.sin(Math.PI * away) / (Math.PI * away)) * Math.cos((Math.PI * away) / (2 * CROSSINGS + 1)) ** 2;
  });
  return Float32Array.from({ length: 2 * sound.length }, (_, at) => {
    const low = at >> 1;
    if (at % 2 === 0) return sound[low] ?? 0;
    return weights.reduce((sum, weight, tap) => sum + weight * (sound[low + 1 + tap - CROSSINGS] ?? 0), 0);
  });
}

const levels = (sound: Float32Array) =>
  Array.from({ length: Math.floor(sound.length / STEP) }, (_, at) => rmsOf(sound.subarray(at * STEP, (at + 1) * STEP)));

function trimmed(sound: Float32Array): Float32Array {
  const heard = levels(sound);
  const limit = Math.max(...heard) * 10 ** (-TRIMMED / 20);
  const first = heard.findIndex((level) => level > limit);
  const last = heard.findLastIndex((level) => level > limit);
  return sound.slice(first * STEP, (last + 1) * STEP);
}

/** The way in which a text is said. */
export type SpokenOptions = SessionOptions & {
  /** Repetitions differ in loudness by up to so many dB. */
  readonly loudness: number;
  /** If the flag is true, words are as loud as they were recorded; otherwise all of them are equally loud. */
  readonly asRecorded?: boolean;
  /** The end of each repetition fades in so many seconds, as a last nasal does when people let it fade. */
  readonly fade?: number;
};

const noiseOfMicrophone = createRandom(1);
const hiss = Float32Array.from({ length: STEADY_SECONDS * PERSONS_RATE }, () => HISS * gaussian(noiseOfMicrophone));

/** Records a person who says a text, next to whom the other persons are heard. */
export function recordSpeaker(
  text: SpokenText,
  speaker: Speaker,
  { others, ...options }: SpokenOptions & { readonly others: readonly Speaker[] },
): Session {
  const random = createRandom(options.seed);
  const nextTake = takesInTurn(speaker, random);
  const said = Array.from({ length: options.repetitions }, () => {
    const gain = 10 ** (between(random, -options.loudness, options.loudness) / 20);
    const words = text.words.map((digit) => (options.asRecorded ? nextTake(digit) : leveled(nextTake(digit))));
    return repetitionOf(faded(joined(words), options.fade ?? 0).map((sample) => gain * sample));
  });
  const silent = new Set(text.words);
  // The recordings were made in real rooms with real microphones, so none are added.
  const { sound, repetitions } = hearRepetitions(
    said,
    { ...options, room: 0, phone: false },
    {
      noise: (kind, seconds, seed) => voicesOr(kind, { seconds, seed, others, silent }),
    },
  );
  return { sound: sound.map((sample, i) => sample + (hiss[i % hiss.length] ?? 0)), repetitions };
}

/** Takes each word's recordings in random order, and then in another one. */
function takesInTurn({ takes }: Speaker, random: Random): (digit: number) => Float32Array {
  const left = takes.map((): Float32Array[] => []);
  return (digit) => {
    const waiting = left[digit];
    if (!waiting) throw new Error(`${digit} is no digit`);
    if (waiting.length === 0) waiting.push(...shuffled(takes[digit] ?? [], random));
    return waiting.pop() ?? new Float32Array();
  };
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((one) => ({ one, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one);
}

function joined(words: readonly Float32Array[]): Float32Array {
  const overlap = JOINT * PERSONS_RATE;
  const sound = new Float32Array(words.reduce((sum, { length }) => sum + length - overlap, overlap));
  let from = 0;
  for (const word of words) {
    for (const [i, sample] of word.entries()) {
      const share = Math.min(1, i / overlap, (word.length - 1 - i) / overlap);
      sound[from + i] = (sound[from + i] ?? 0) + share * sample;
    }
    from += word.length - overlap;
  }
  return sound;
}

/** Lowers the end of a sound by FADED within the last seconds. */
function faded(sound: Float32Array, seconds: number): Float32Array {
  const first = sound.length - seconds * PERSONS_RATE;
  return sound.map((sample, i) =>
    i < first ? sample : sample * 10 ** ((-FADED * (i - first)) / (20 * seconds * PERSONS_RATE)),
  );
}

/** Returns a repetition that ends where the voice has become softer than its loud moments. */
function repetitionOf(sound: Float32Array): Repetition {
  const heard = levels(sound);
  const loud = heard.toSorted((a, b) => a - b)[Math.floor(0.9 * heard.length)] ?? 0;
  const last = heard.findLastIndex((level) => level > loud * 10 ** (-OVER / 20));
  return { sound, start: 0, end: ((last + 1) * STEP) / PERSONS_RATE, syllables: [] };
}

/** Makes the sound of others, one or all at once, who say words that are not in the text. Other noises are made. */
function voicesOr(
  kind: NoiseKind,
  beside: { seconds: number; seed: number; others: readonly Speaker[]; silent: ReadonlySet<number> },
): Float32Array {
  const { others, seed } = beside;
  if (kind !== "talker" && kind !== "babble") {
    const steady = leveled(aboveRumble(noiseOf(kind, STEADY_SECONDS, seed)));
    return repeated(steady, Math.ceil(beside.seconds * PERSONS_RATE));
  }
  const one = others[seed % others.length];
  const talking = kind === "babble" ? others : one ? [one] : [];
  const samples = Math.ceil(beside.seconds * PERSONS_RATE);
  return leveled(
    sumOf(
      samples,
      talking.map((speaker, at) => talkOf(speaker, samples, { ...beside, seed: seed + at })),
    ),
  );
}

function repeated(sound: Float32Array, samples: number): Float32Array {
  const longer = new Float32Array(samples);
  for (let at = 0; at < samples; at += sound.length) longer.set(sound.subarray(0, samples - at), at);
  return longer;
}

/**
 * Makes noise as a small microphone hears it. Its decibels are those of what it hears: two of a fan’s ten are rumble.
 */
function aboveRumble(noise: Float32Array): Float32Array {
  const keep = Math.exp((-2 * Math.PI * RUMBLE) / PERSONS_RATE);
  let low = 0;
  return noise.map((sample) => {
    low = sample + (low - sample) * keep;
    return sample - low;
  });
}

function talkOf(
  speaker: Speaker,
  samples: number,
  { seed, silent }: { seed: number; silent: ReadonlySet<number> },
): Float32Array {
  const random = createRandom(seed);
  const words = speaker.takes.flatMap((takes, digit) => (silent.has(digit) ? [] : takes));
  const sound = new Float32Array(samples);
  for (let at = 0; at < samples;) {
    const sentence = leveled(
      joined(
        Array.from({ length: 3 + Math.floor(random() * 8) }, () => words[Math.floor(random() * words.length)]).flatMap(
          (word) => (word ? [leveled(word)] : []),
        ),
      ),
    );
    sound.set(sentence.subarray(0, samples - at), at);
    at += sentence.length + Math.floor(between(random, 0.1, 0.9) * PERSONS_RATE);
  }
  return sound;
}
