/**
 * Text → one chanting after another, of recorded speech units, with the true times of every syllable. Each repetition
 * differs: tempo, lengths, throat, loudness, slurs and breaths, by a seed.
 */
import { between, createRandom, gaussian, type Random } from "mantra-media/dsp/random.ts";
import { paceAt } from "mantra-media/recordings/leader.ts";
import { divisionOf } from "mantra-media/voice/metres.ts";
import { divideIntoPadas } from "mantra-media/voice/padas.ts";
import { type Segment, writeScore } from "mantra-media/voice/score.ts";
import type { SungText } from "mantra-media/voice/sung-text.ts";
import { syllabify } from "mantra-media/voice/syllables.ts";
import { PERSONS_RATE, speakPhones, type TimedPhone } from "./festival.ts";
import { type Manner, throughThroat } from "./throat.ts";
import { choosePhones, type Person, PERSONS, soundNameOf } from "./voices.ts";

/**
 * How one repetition differs from the next. If all values are zero, repetitions only differ in their recorded units.
 */
export interface Variation {
  /** The bounds of the random walk of the tempo, as a share. */
  tempo: number;
  /** The standard deviation of the lengths of single sounds, as a share. */
  lengths: number;
  /** The largest change of the throat's length, as a share. */
  throat: number;
  /** High frequencies rise or fall by up to so many dB. */
  tilt: number;
  /** The loudness varies by so many dB. */
  loudness: number;
  /** This share of sounds is slurred: they become another vowel, or half a consonant. */
  slurs: number;
  /** This share of repetitions has a breath inside. */
  breaths: number;
}

export const STEADY: Variation = { tempo: 0, lengths: 0, throat: 0, tilt: 0, loudness: 0, slurs: 0, breaths: 0 };
/** This is the variation of people who chant at ease. All published figures use it. */
export const FREE: Variation = {
  tempo: 0.2,
  lengths: 0.15,
  throat: 0.03,
  tilt: 3,
  loudness: 2,
  slurs: 0.06,
  breaths: 0.1,
};

export interface ChantOptions {
  repetitions: number;
  seed: number;
  /** The seconds of one mātrā. The persons speak, so their texts are two to three times as quick as our own chant. */
  matra?: number;
  variation?: Variation;
  /** The pitch of the syllables varies by so many cents; 0 is level. */
  melody?: number;
  manner?: Manner;
}

/** A repetition, with times in seconds from its first sample. */
export interface Repetition {
  sound: Float32Array;
  start: number;
  end: number;
  syllables: { start: number; end: number }[];
}

/** Festival adds so many seconds of silence before and after the sounds of a row. */
const EDGE = 0.12;
const SHORTEST_SOUND = 0.03;
const VOICELESS = new Set(["k", "kh", "c", "ch", "ṭ", "ṭh", "t", "th", "p", "ph", "ś", "ṣ", "s"]);
const SLURRED: Record<string, string> = { a: "e", ā: "a", i: "e", ī: "i", u: "o", ū: "u", e: "i", o: "u" };

/** Chants a text again and again. The same person, text and options give the same samples. */
export function chantText(text: SungText, person: Person, options: ChantOptions): Repetition[] {
  const random = createRandom(options.seed * 97 + PERSONS.indexOf(person));
  const variation = options.variation ?? FREE;
  const rows = Array.from({ length: options.repetitions }, () =>
    planRow(text, person, { ...options, variation }, random),
  );
  const spoken = speakPhones(
    person,
    rows.map((row) => row.phones),
  );
  return rows.map(({ throat, syllables, loudness, tilt }, index) => {
    const raw = spoken[index];
    if (!raw) throw new Error(`festival left out repetition ${index} of ${text.id}`);
    const sound = tilted(stretched(raw, throat), tilt);
    const formed = throughThroat(sound, options.manner ?? "voiced", random);
    const gain = 10 ** (loudness / 20);
    return {
      sound: formed.map((sample) => sample * gain),
      start: syllables[0]?.start ?? 0,
      end: syllables.at(-1)?.end ?? 0,
      syllables,
    };
  });
}

interface Row {
  phones: TimedPhone[];
  syllables: { start: number; end: number }[];
  throat: number;
  loudness: number;
  tilt: number;
}

function planRow(
  text: SungText,
  person: Person,
  { matra = 0.16, variation, melody = 0 }: ChantOptions & { variation: Variation },
  random: Random,
): Row {
  const { syllables: sung, breath } = timeSyllables(text, matra, variation, random);
  const throat = 1 + between(random, -variation.throat, variation.throat);
  const walk = tempoWalk(variation.tempo, random);
  const phones: TimedPhone[] = [{ phone: person.pause, seconds: EDGE * throat, pitch: null }];
  const syllables: { start: number; end: number }[] = [];
  let time = EDGE;
  const add = (phone: string, seconds: number, pitch: number | null) => {
    // A throat of another length is made by playing faster or slower, so lengths and pitch are corrected here.
    phones.push({ phone, seconds: seconds * throat, pitch: pitch === null ? null : pitch / throat });
    time += seconds;
  };
  const drift = createDrift(random);
  const names = sung.map((syllable) =>
    syllable.segments.map((segment) => slurred(soundNameOf(segment), variation, random)),
  );
  const chosen = choosePhones(person, names.flat());
  let soundIndex = 0;
  let end = 0;
  for (const [index, syllable] of sung.entries()) {
    const silence = syllable.start - end + (index === breath && variation.breaths > 0 ? between(random, 0.3, 0.9) : 0);
    if (silence > 0.01) add(person.pause, silence, null);
    end = syllable.end;
    const start = time;
    const cents = melody * Math.round(between(random, -1, 1)) + drift();
    for (const [place, segment] of syllable.segments.entries()) {
      const name = names[index]?.[place] ?? "a";
      const row = chosen[soundIndex++] ?? [];
      const seconds = secondsOf(segment, { name, variation, random }) / walk();
      const pitch = VOICELESS.has(name) ? null : person.pitch * 2 ** (cents / 1200);
      for (const phone of row) add(phone, Math.max(SHORTEST_SOUND, seconds / row.length), pitch);
    }
    syllables.push({ start, end: time });
  }
  phones.push({ phone: person.pause, seconds: EDGE * throat, pitch: null });
  return {
    phones,
    syllables,
    throat,
    loudness: between(random, -variation.loudness, variation.loudness),
    tilt: between(random, -variation.tilt, variation.tilt),
  };
}

/**
 * Returns the lengths of our own prosody at a speaking pace, with breaths where the verse has them. `breath` is the
 * index of the syllable before which one may occur.
 */
function timeSyllables(text: SungText, matra: number, variation: Variation, random: Random) {
  const parsed = syllabify(text.transliteration, text);
  const padas = divideIntoPadas(parsed, divisionOf(text));
  const breaths = new Set(padas.filter((pada) => !pada.endsLine).map((pada) => pada.last));
  const { syllables } = writeScore(parsed, paceAt(matra), { breaths });
  const words = parsed.flatMap((syllable, index) => (syllable.startsWord && index > 0 ? [index] : []));
  const place = words[Math.floor(random() * words.length)];
  const breath = random() < variation.breaths ? place : undefined;
  return { syllables, breath };
}

function secondsOf(
  segment: Segment,
  { name, variation, random }: { name: string; variation: Variation; random: Random },
) {
  const length = (segment.end - segment.start) * Math.max(0.5, 1 + variation.lengths * gaussian(random));
  const isHalved = segment.kind !== "vowel" && name !== soundNameOf(segment);
  return Math.max(SHORTEST_SOUND, isHalved ? length / 2 : length);
}

function slurred(name: string, variation: Variation, random: Random): string {
  return random() < variation.slurs ? (SLURRED[name] ?? name) : name;
}

/** Returns a random walk of the tempo within its bounds, from which each sound takes the tempo at its place. */
function tempoWalk(bounds: number, random: Random): () => number {
  let place = between(random, -bounds, bounds);
  return () => {
    place = Math.max(-bounds, Math.min(bounds, place + 0.15 * bounds * gaussian(random)));
    return 1 + place;
  };
}

/** Returns the cents by which a level voice drifts from syllable to syllable. */
function createDrift(random: Random): () => number {
  let cents = 0;
  return () => (cents = 0.8 * cents + 18 * gaussian(random));
}

/** Plays a sound `factor` times as fast, which shortens or lengthens the throat. */
function stretched(sound: Float32Array, factor: number): Float32Array {
  const out = new Float32Array(Math.floor((sound.length - 1) / factor));
  for (let i = 0; i < out.length; i++) {
    const at = i * factor;
    const low = Math.floor(at);
    const share = at - low;
    out[i] = (sound[low] ?? 0) * (1 - share) + (sound[low + 1] ?? 0) * share;
  }
  return out;
}

/** Raises (dB > 0) or lowers the part of the sound above about 1 kHz. */
function tilted(sound: Float32Array, decibels: number): Float32Array {
  const memory = Math.exp((-2 * Math.PI * 1000) / PERSONS_RATE);
  const gain = 10 ** (decibels / 20);
  let low = 0;
  return sound.map((sample) => {
    low = sample + (low - sample) * memory;
    return low + gain * (sample - low);
  });
}
