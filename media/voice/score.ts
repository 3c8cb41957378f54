import { type Consonant, soundOf, type Vowel, VOWELS } from "./phonemes.ts";
import type { Coda, Syllable } from "./syllables.ts";

/** The pace at which a text is sung, in seconds unless a field says otherwise. */
export interface Pace {
  /** One mātrā, which is the length of a light syllable. */
  matra: number;
  /** The mātrās of the syllable oṃ. */
  omMatras: number;
  /** The mātrās of a seed such as gaṃ. */
  seedMatras: number;
  /** The last syllable of a line is held longer by this factor. */
  finalHold: number;
  /** The silence after a danda. */
  pause: number;
  /** The silence for a breath between two quarters. */
  caesura: number;
}

/** A sound with its time, in seconds from the beginning of the score. */
export type Segment = { start: number; end: number } & (
  | { kind: "vowel"; vowel: Vowel; isNasal: boolean; endsPhrase: boolean; morphsToClosed: boolean }
  | { kind: "consonant"; consonant: Consonant; towards: Vowel | null; from: Vowel | null; endsPhrase: boolean }
  | { kind: "visarga"; after: Vowel; endsPhrase: boolean }
);

export interface SungSyllable {
  start: number;
  end: number;
  segments: Segment[];
  /** The flag is true if silence follows, so that the voice stops and begins again. */
  endsPhrase: boolean;
}

export interface Score {
  syllables: SungSyllable[];
  /** The seconds from the beginning to the end of the last sound. */
  seconds: number;
}

/** The syllables, except those at a danda, that a breath follows. */
export type Breaths = ReadonlySet<number>;

/** This share of an oṃ is hummed. */
const HUM_SHARE = 0.42;
/** The shortest vowel that can be recognized, in seconds, at the pace for which the consonants were timed. */
const SHORTEST_VOWEL = 0.09;
/** A short vowel in a closed syllable is sung for at most so many mātrās. Its consonants are held instead. */
const CLOSED_VOWEL_MATRAS = 1.1;
/** This share of each consonant's length is left where several begin a syllable. */
const CLUSTER_SHARE = 0.74;
/** The consonants have the lengths below at this mātrā. At a faster pace they shrink with its square root. */
const REFERENCE_MATRA = 0.3;

/**
 * Sets syllables in time: a light one lasts one mātrā, a heavy one two, including consonants. The last syllable of a
 * line counts as heavy (anceps) and is held. `breaths` are the indices of syllables after which there is a short
 * silence. `shares` multiply the length of each syllable.
 */
export function writeScore(
  syllables: readonly Syllable[],
  pace: Pace,
  { breaths = new Set(), shares = [] }: { breaths?: Breaths; shares?: readonly number[] } = {},
): Score {
  const sung: SungSyllable[] = [];
  let time = 0;
  for (const [index, syllable] of syllables.entries()) {
    const isLast = index === syllables.length - 1;
    const endsPhrase = syllable.endsLine || breaths.has(index);
    const length = (shares[index] ?? 1) * lengthOf(syllable, pace, breaths.has(index));
    const segments = segmentsOf(syllable, { start: time, length, endsPhrase, matra: pace.matra });
    const end = segments.at(-1)?.end ?? time + length;
    sung.push({ start: time, end, segments, endsPhrase });
    time = end;
    if (!isLast && syllable.endsLine) time += pace.pause;
    else if (!isLast && breaths.has(index)) time += pace.caesura;
  }
  return { syllables: sung, seconds: time };
}

function lengthOf(syllable: Syllable, pace: Pace, isBreath: boolean): number {
  if (syllable.isOm) return pace.omMatras * pace.matra;
  if (syllable.isSeed) return Math.max(2, pace.seedMatras) * pace.matra;
  const matras = (syllable.isGuru ? 2 : 1) + syllable.silentSchwas;
  if (syllable.endsLine) return Math.max(2, matras) * pace.matra * pace.finalHold;
  return (isBreath ? Math.max(2, matras) : matras) * pace.matra;
}

interface Span {
  start: number;
  length: number;
  endsPhrase: boolean;
  matra: number;
}

function segmentsOf(syllable: Syllable, span: Span): Segment[] {
  const { vowel } = syllable;
  const haste = Math.min(1, Math.sqrt(span.matra / REFERENCE_MATRA));
  const consonants = leadingConsonants(syllable);
  const crowding = consonants.length > 1 ? CLUSTER_SHARE : 1;
  const onset = consonants.map((consonant) => haste * crowding * onsetSeconds(consonant));
  const onsetTotal = sum(onset);
  const coda = codaLengths(syllable, span, onsetTotal);
  const shortest = SHORTEST_VOWEL * haste * (VOWELS[vowel].isLong ? 1.6 : 1);
  const vowelLength = Math.max(shortest, span.length - onsetTotal - sum(coda));

  const segments: Segment[] = [];
  let time = span.start;
  const spend = (length: number) => {
    const start = time;
    time += length;
    return { start, end: time };
  };
  for (const [index, consonant] of consonants.entries()) {
    const times = spend(onset[index] ?? 0);
    segments.push({ ...times, kind: "consonant", consonant, towards: vowel, from: null, endsPhrase: false });
  }
  const endsOpen = span.endsPhrase && coda.length === 0;
  segments.push({
    ...spend(vowelLength),
    kind: "vowel",
    vowel,
    isNasal: syllable.isNasal,
    endsPhrase: endsOpen,
    morphsToClosed: syllable.isOm,
  });
  for (const [index, sound] of syllable.coda.entries()) {
    const times = spend(coda[index] ?? 0);
    const endsPhrase = span.endsPhrase && index === coda.length - 1;
    if (sound.kind === "visarga") segments.push({ ...times, kind: "visarga", after: vowel, endsPhrase });
    else {
      const { consonant } = sound;
      segments.push({ ...times, kind: "consonant", consonant, towards: null, from: vowel, endsPhrase });
    }
  }
  return segments;
}

/** Returns the consonants before the vowel. A sung ṛ is a tap of the tongue and a short vowel after it. */
function leadingConsonants({ onset, vowel }: Syllable): Consonant[] {
  return vowel === "ṛ" || vowel === "ṝ" ? [...onset, "r"] : onset;
}

/**
 * Returns the seconds of each closing consonant. The time that a closed short vowel gives up is shared among those that
 * can be held.
 */
function codaLengths(syllable: Syllable, span: Span, onsetTotal: number): number[] {
  const haste = Math.min(1, Math.sqrt(span.matra / REFERENCE_MATRA));
  if (syllable.isOm) return syllable.coda.map(() => HUM_SHARE * span.length);
  if (span.endsPhrase || syllable.isSeed) {
    return syllable.coda.map((sound) => Math.max(haste * codaSeconds(sound), restingShare(sound) * span.length));
  }
  const lengths = syllable.coda.map((sound) => haste * codaSeconds(sound));
  if (VOWELS[syllable.vowel].isLong) return lengths;
  let spare = span.length - onsetTotal - sum(lengths) - CLOSED_VOWEL_MATRAS * span.matra;
  return lengths.map((length, index) => {
    const sound = syllable.coda[index];
    const longer = Math.max(0, Math.min(spare, sound ? longestHold(sound) - length : 0));
    spare -= longer;
    return length + longer;
  });
}

/** Returns the share of a last or seed syllable that its closing sound takes: a hum, or an echoed visarga. */
function restingShare(sound: Coda): number {
  if (sound.kind === "visarga") return 0.35;
  return soundOf(sound.consonant).manner === "nasal" ? 0.42 : 0;
}

function codaSeconds(sound: Coda): number {
  if (sound.kind === "visarga") return 0.12;
  if (sound.isAnusvara) return 0.16;
  return soundOf(sound.consonant).manner === "tap" ? 0.085 : onsetSeconds(sound.consonant);
}

function longestHold(sound: Coda): number {
  if (sound.kind === "visarga") return 0.16;
  switch (soundOf(sound.consonant).manner) {
    case "nasal":
      return 0.26;
    case "approximant":
      return 0.2;
    case "sibilant":
      return 0.19;
    case "stop":
      return 0.15;
    case "tap":
    case "breath":
      return 0.12;
  }
}

/**
 * Returns the length of a consonant. Lengths come from measurements of slow Hindi and Sanskrit reading. Aspirates
 * include their breath, palatals their friction.
 */
function onsetSeconds(consonant: Consonant): number {
  const sound = soundOf(consonant);
  switch (sound.manner) {
    case "stop":
      return (
        (sound.isVoiced ? 0.075 : 0.085) + (sound.isAspirated ? 0.06 : 0) + (sound.place === "palatal" ? 0.045 : 0)
      );
    case "nasal":
      return 0.085;
    case "sibilant":
      return 0.13;
    case "approximant":
      return 0.075;
    case "tap":
      return 0.05;
    case "breath":
      return 0.08;
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
