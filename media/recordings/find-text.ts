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
 * are not. A recording that is hardly like the stated text is compared with more.
 */
const RIVAL_SYLLABLES = { alike: 120, unlike: 480 };
/**
 * Distance from the project's own chant above which a recording is hardly like it. Synthesized voices have 0.74 to 0.89 for
 * the same text, people who recite 0.87 to 0.99, and 0.96 to 1.01 for another text: no limit alone tells these apart.
 */
const ALIKE = 0.92;
/** Distance by which a text that is hardly like the recording is nearer to it than any other, or is in doubt. */
const MARGIN = 0.01;

/** Another text that may be the one that was recorded. */
export interface Rival {
  readonly text: SungText;
  /** It is nearer; otherwise both are about as near. */
  readonly isNearer: boolean;
}

/** The text of the catalogue that contests the stated one for a recorded repetition; null if the stated one is nearest. */
export function findRival(
  sound: Float32Array,
  { span, unlikeness }: Pick<ChosenRepetition, "span" | "unlikeness">,
  { text, catalogue }: { text: SungText; catalogue: readonly SungText[] },
): Rival | null {
  const isAlike = unlikeness <= ALIKE;
  const referenceOf = (one: SungText) => leaderInTime(one)(span.end - span.start);
  const mine = referenceOf(text);
  const unlikenessTo = unlikenessInOneVoice(mine, samplesBetween(sound, span));
  const least = unlikenessTo(mine);
  let contesting: Rival | null = null;
  for (const rival of nearestInLength(text, catalogue, isAlike ? RIVAL_SYLLABLES.alike : RIVAL_SYLLABLES.unlike)) {
    const theirs = unlikenessTo(referenceOf(rival));
    if (theirs < least - (isAlike ? 0 : MARGIN)) return { text: rival, isNearer: true };
    if (!isAlike && theirs < least + MARGIN) contesting ??= { text: rival, isNearer: false };
  }
  return contesting;
}

const lengthOf = (text: SungText) => syllabify(text.transliteration, text).length;

function nearestInLength(text: SungText, catalogue: readonly SungText[], syllables: number): SungText[] {
  const length = lengthOf(text);
  const away = (other: SungText) => Math.abs(lengthOf(other) - length);
  return catalogue
    .filter(({ id, transliteration }) => id !== text.id && transliteration !== text.transliteration)
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, Math.ceil(syllables / length));
}
