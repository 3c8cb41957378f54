import { unlikenessTo, likestWarp } from "../../src/practice/recording/align-syllables.ts";
import { alignmentFrames } from "../../src/practice/recording/alignment-frames.ts";
import { findRepetitions } from "../../src/practice/recording/find-repetitions.ts";
import { type ChosenRepetition, likestRepetition } from "../../src/practice/recording/likest-repetition.ts";
import { samplesBetween, soundingSpan, type Span } from "../../src/practice/recording/sounding-span.ts";
import { templateBank } from "../../src/practice/listening/template-bank.ts";
import { syllabify } from "../voice/syllables.ts";
import type { SungText } from "../voice/sung-text.ts";
import { leaderAt, leaderInTime } from "./leader.ts";

export interface FoundText extends ChosenRepetition {
  /** All repetitions, in seconds of the recording. Empty where none was recognized and the whole is taken for one. */
  readonly repetitions: readonly Span[];
}

/** Mātrā of the leader in whose voice repetitions are looked for: templates reach from half to double of their paces. */
const SEARCHED_MATRA = 0.4;

/** The text in a recording, mono at the listener's rate; `repetition` is counted from 1. Null where nothing sounds. */
export function findText(sound: Float32Array, text: SungText, repetition?: number): FoundText | null {
  const repetitions = findRepetitions(sound, templateBank(leaderAt(text, SEARCHED_MATRA).sound));
  if (repetition !== undefined && !repetitions[repetition - 1]) {
    throw new Error(`There is no repetition ${repetition}: ${repetitions.length} were found`);
  }
  const wanted = repetition === undefined ? repetitions : repetitions.slice(repetition - 1, repetition);
  const stretches = wanted.length > 0 ? wanted : [soundingSpan(sound)];
  const chosen = likestRepetition(sound, stretches, leaderInTime(text));
  return chosen && { ...chosen, repetitions };
}

/** Syllables of all texts that a recording is compared with beside its own: names are soon compared with, verses are not. */
const RIVAL_SYLLABLES = 120;

/** The text out of the catalogue that sounds more like a repetition than the one it is said to be; null for none. */
export function findLikerText(
  sound: Float32Array,
  { span }: Pick<ChosenRepetition, "span">,
  { text, catalogue }: { text: SungText; catalogue: readonly SungText[] },
): SungText | null {
  const frames = alignmentFrames(samplesBetween(sound, span));
  const referenceOf = (one: SungText) => leaderInTime(one)(span.end - span.start);
  const mine = referenceOf(text);
  // The throat is the same, whatever it sings.
  const warp = likestWarp(mine, frames);
  const least = unlikenessTo(mine, frames, warp);
  const isLiker = (rival: SungText) => unlikenessTo(referenceOf(rival), frames, warp) < least;
  return nearestInLength(text, catalogue).find(isLiker) ?? null;
}

const lengthOf = (text: SungText) => syllabify(text.transliteration, text).length;

function nearestInLength(text: SungText, catalogue: readonly SungText[]): SungText[] {
  const length = lengthOf(text);
  const away = (other: SungText) => Math.abs(lengthOf(other) - length);
  return catalogue
    .filter(({ id, transliteration }) => id !== text.id && transliteration !== text.transliteration)
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, Math.ceil(RIVAL_SYLLABLES / length));
}
