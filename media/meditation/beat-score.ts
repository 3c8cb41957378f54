import { type Segment, type SungSyllable, writeScore } from "../voice/score.ts";
import { syllabify } from "../voice/syllables.ts";
import { HALF_BEATS, type KirtanLine } from "./kirtan-tune.ts";

/** The input of a singer: times in seconds from the beginning, and cents above Sa, one for each syllable. */
export interface Part {
  syllables: SungSyllable[];
  cents: number[];
}

/** A part begins so many seconds before the first beat, for the consonants of its first syllable. */
export const PICKUP = 0.25;
/** The silence in seconds for a breath at the end of each half. */
const BREATH = 0.28;
const SHORTEST_VOWEL = 0.08;
/** The pace only decides the lengths of consonants. All other lengths follow from the beat. */
const PACE = { matra: 0.27, omMatras: 4, seedMatras: 3, finalHold: 1, pause: 0, caesura: 0 };

/**
 * Sets a line to its beats. Every vowel begins on its beat, after its consonants, and lasts until the next syllable's
 * consonants. Further tones on a syllable divide the vowel. `beat` is in seconds.
 */
export function setToBeats(line: KirtanLine, beat: number): Part {
  const { syllables } = writeScore(syllabify(line.text), PACE);
  if (syllables.length !== line.melody.length) {
    throw new Error(`${syllables.length} syllables but ${line.melody.length} tones: ${line.text}`);
  }
  const onsets = onsetsOf(line).map((beats) => PICKUP + beats * beat);
  const starts = syllables.map((syllable, index) => (onsets[index] ?? 0) - leadOf(syllable));
  const ends = syllables.map(({ endsPhrase }, index) => {
    const isFirstHalf = (onsets[index] ?? 0) < PICKUP + HALF_BEATS * beat;
    const close = PICKUP + (isFirstHalf ? 1 : 2) * HALF_BEATS * beat - BREATH;
    return endsPhrase ? close : (starts[index + 1] ?? close);
  });
  const part: Part = { syllables: [], cents: [] };
  for (const [index, syllable] of syllables.entries()) {
    const stretched = stretch(syllable, starts[index] ?? 0, ends[index] ?? 0);
    const notes = line.melody[index]?.notes ?? [];
    const changes = notes.slice(0, -1).map((_, k) => {
      const beats = notes.slice(0, k + 1).reduce((sum, note) => sum + note.beats, 0);
      return (onsets[index] ?? 0) + beats * beat;
    });
    part.syllables.push(...divide(stretched, changes));
    part.cents.push(...notes.map((note) => note.cents));
  }
  return part;
}

/** Returns the beats at which the syllables of a line begin. */
function onsetsOf({ melody }: KirtanLine): number[] {
  let at = 0;
  return melody.map(({ notes }) => {
    const onset = at;
    for (const { beats } of notes) at += beats;
    return onset;
  });
}

/** Returns the seconds of the consonants before the vowel. */
function leadOf({ segments, start }: SungSyllable): number {
  return (segments.find((segment) => segment.kind === "vowel")?.start ?? start) - start;
}

/** Returns the same syllable from `start` to `end`. Only its vowel becomes longer or shorter. */
function stretch(syllable: SungSyllable, start: number, end: number): SungSyllable {
  const vowel = syllable.segments.find((segment) => segment.kind === "vowel");
  if (!vowel) return syllable;
  const length = vowel.end - vowel.start;
  const wanted = Math.max(SHORTEST_VOWEL, length + (end - start) - (syllable.end - syllable.start));
  const move = start - syllable.start;
  const segments = syllable.segments.map((segment): Segment => {
    const isAfter = segment.start >= vowel.end;
    const later = isAfter ? wanted - length : 0;
    if (segment === vowel) return { ...segment, start: segment.start + move, end: segment.start + move + wanted };
    return { ...segment, start: segment.start + move + later, end: segment.end + move + later };
  });
  return { ...syllable, start, end: segments.at(-1)?.end ?? end, segments };
}

/** Cuts the vowel at the given times, so that each piece can have its own tone. */
function divide(syllable: SungSyllable, changes: readonly number[]): SungSyllable[] {
  const index = syllable.segments.findIndex((segment) => segment.kind === "vowel");
  const vowel = syllable.segments[index];
  if (!vowel) return [syllable];
  const cuts = changes.filter((change) => change > vowel.start && change < vowel.end);
  return [...cuts, null].map((cut, piece): SungSyllable => {
    const isLast = cut === null;
    const before = piece === 0 ? syllable.segments.slice(0, index) : [];
    const after = isLast ? syllable.segments.slice(index + 1) : [];
    const start = cuts[piece - 1] ?? vowel.start;
    const sung: Segment = { ...vowel, start, end: cut ?? vowel.end, endsPhrase: isLast && vowel.endsPhrase };
    return {
      start: piece === 0 ? syllable.start : start,
      end: cut ?? syllable.end,
      segments: [...before, sung, ...after],
      endsPhrase: isLast && syllable.endsPhrase,
    };
  });
}
