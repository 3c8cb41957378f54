import {
  type ChosenRepetition,
  findRepetitions,
  likestRepetition,
  samplesBetween,
  soundingSpan,
  type Span,
  templateBank,
  unlikenessInOneVoice,
} from "mantra-listening";
import { syllabify } from "../voice/syllables.ts";
import type { SungText } from "../voice/sung-text.ts";
import { leaderAt, leaderInTime } from "./leader.ts";

export interface FoundText extends ChosenRepetition {
  /**
   * All repetitions, in seconds of the recording. Empty if none was recognized, in which case the whole recording
   * counts as one.
   */
  readonly repetitions: readonly Span[];
}

/** Mātrā of the leader's voice with which repetitions are searched. Its templates match paces from half to double. */
const SEARCHED_MATRA = 0.4;

/**
 * Finds the text in a mono recording at the listener's rate. `repetition` counts from 1. Returns null if the recording
 * is silent.
 */
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

/**
 * Total syllables of the other texts with which a recording is compared. Short names are compared quickly, long verses
 * are not.
 */
const RIVAL_SYLLABLES = 120;

/**
 * Returns the text of the catalogue that is more like the repetition than the stated text, or null if there is none.
 */
export function findLikerText(
  sound: Float32Array,
  { span }: Pick<ChosenRepetition, "span">,
  { text, catalogue }: { text: SungText; catalogue: readonly SungText[] },
): SungText | null {
  const referenceOf = (one: SungText) => leaderInTime(one)(span.end - span.start);
  const mine = referenceOf(text);
  const unlikenessTo = unlikenessInOneVoice(mine, samplesBetween(sound, span));
  const least = unlikenessTo(mine);
  const isLiker = (rival: SungText) => unlikenessTo(referenceOf(rival)) < least;
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
