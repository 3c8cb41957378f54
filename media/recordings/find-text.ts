import {
  type ChosenRepetition,
  findRepetitions,
  likenessInOneVoice,
  likestRepetition,
  samplesBetween,
  soundingSpan,
  soundingWithin,
  type Span,
  templateBank,
  type TextLikeness,
} from "mantra-listening";
import { syllabify } from "../voice/syllables.ts";
import type { SungText } from "../voice/sung-text.ts";
import { leaderAt, leaderInTime } from "./leader.ts";

export interface FoundText extends ChosenRepetition {
  /**
   * All repetitions, in seconds of the recording. The list is empty if none was recognized, and the whole recording
   * then counts as one.
   */
  readonly repetitions: readonly Span[];
  /** Other repetitions, those nearest in length to the chosen one, by which the text is judged too. */
  readonly judged: readonly Span[];
}

/**
 * Repetitions are searched with the leader's voice at this length of a mātrā. Its templates match paces from half to
 * double.
 */
const SEARCHED_MATRA = 0.4;
/** So many repetitions are judged, where there are as many. Each costs several seconds of a processor. */
const MOST_JUDGED = 3;

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
  return chosen && { ...chosen, repetitions, judged: judgedBeside(chosen.span, sound, wanted) };
}

/**
 * Returns other repetitions than the chosen one. That one is the likest of several, cut where it is likest, and so a
 * stretch of another text may be like this one by chance: what is like it again and again is this text.
 */
function judgedBeside(chosen: Span, sound: Float32Array, repetitions: readonly Span[]): Span[] {
  const awayIn = ({ start, end }: Span) => Math.abs(end - start - (chosen.end - chosen.start));
  return repetitions
    .filter(({ start, end }) => end <= chosen.start || start >= chosen.end)
    .map((stretch) => soundingWithin(sound, stretch))
    .filter(({ start, end }) => end > start)
    .toSorted((a, b) => awayIn(a) - awayIn(b))
    .slice(0, MOST_JUDGED - 1);
}

/** What a repetition is, judged in comparison with the texts with which it may be confused. */
export interface TextJudgment {
  /**
   * A "doubtful" one must be decided by a person: it may be the text, or the rival. It is only "another" where another
   * text is certain.
   */
  readonly verdict: "same" | "doubtful" | "another";
  /** By how many standard deviations the text stands out. The number is around 0 where something else was chanted. */
  readonly score: number;
  /** The other text that stands out most; null where there is none to compare. */
  readonly rival: { readonly text: SungText; readonly score: number } | null;
}

/**
 * The score of a text that is certain, which one in 30,000 others would have by chance if all were independent, and
 * that of one that may be the text, which one in 44 would have (normal distribution).
 */
const CERTAIN = 4;
const LEAST = 2;
/**
 * The score of a short text that may be the one, if it is also nearer than all others. A short text has few orders and
 * cannot stand out more. One in 160 others would have this score by chance, of which one in sixteen is the nearest
 * (docs/listening.md, "Recordings by others").
 */
const LIKELY = 2.5;
const SHORT = 12;
/**
 * Two scores must differ by this much, because scores that are measured with so few orders and texts are that inexact.
 */
const DIFFERENCE = 1;
/**
 * A text is compared with so many others that are nearest in length, and with so many that are nearest in letters, as
 * verses with one refrain are.
 */
const RIVALS = 12;
const ALIKE_RIVALS = 3;

/**
 * Judges whether repetitions are the stated text. On average they must be nearer to that text than to the same
 * syllables in other orders and than to other texts, and this text must stand out more than every other. A single limit
 * for all texts would not do: voices, rooms and tunes are as far from ours as other texts are, and some texts are near
 * to anything.
 */
export function judgeText(
  sound: Float32Array,
  { span, judged }: Pick<FoundText, "span" | "judged">,
  { text, catalogue }: { text: SungText; catalogue: readonly SungText[] },
): TextJudgment {
  const texts = [text, ...rivalsOf(text, catalogue)];
  const leaders = texts.map(leaderInTime);
  const byRepetition = [span, ...judged].map(({ start, end }) => {
    const references = leaders.map((leader) => leader(end - start));
    const [own] = references;
    if (!own) throw new Error("a text stands among others");
    return references.map(likenessInOneVoice(own, samplesBetween(sound, { start, end })));
  });
  const likenesses = texts.map((_, at) => meanLikeness(byRepetition.flatMap((one) => one[at] ?? [])));
  const nearest = Math.min(...likenesses.map(({ unlikeness }) => unlikeness));
  const stands = texts.map((one, at): Stand => {
    const isNearest = likenesses[at]?.unlikeness === nearest;
    const certain = isNearest && lengthOf(one) <= SHORT ? LIKELY : CERTAIN;
    return { text: one, score: scoreAmong(likenesses, at), isNearest, certain };
  });
  const [own, ...others] = stands;
  if (!own) throw new Error("a text stands among others");
  const [rival = null] = others.toSorted((a, b) => b.score - a.score);
  return { verdict: verdictOf(own, rival), score: own.score, rival };
}

function meanLikeness(likenesses: readonly TextLikeness[]): TextLikeness {
  const mean = (of: keyof TextLikeness) => likenesses.reduce((sum, one) => sum + one[of] / likenesses.length, 0);
  return { unlikeness: mean("unlikeness"), lead: mean("lead"), deviation: mean("deviation") };
}

/** How a text stands among others, and the score from which it is certain. */
interface Stand {
  readonly text: SungText;
  readonly score: number;
  readonly isNearest: boolean;
  readonly certain: number;
}

/** Returns true where hardly anything speaks for the text. */
export const isUnlikely = ({ score }: Pick<TextJudgment, "score">) => score < LEAST;

/** Returns how far a text leads its own orders and the other texts, as one standard score (S. Stouffer, 1949). */
function scoreAmong(likenesses: readonly TextLikeness[], at: number): number {
  const one = likenesses[at];
  const others = likenesses.filter((other) => other !== one);
  if (!one || others.length < 2) return one?.lead ?? 0;
  const mean = others.reduce((sum, other) => sum + other.unlikeness / others.length, 0);
  const variance = others.reduce((sum, other) => sum + (other.unlikeness - mean) ** 2 / (others.length - 1), 0);
  // So few texts may be similar by chance, so their deviation is taken to be at least that of the orders.
  const deviation = Math.max(one.deviation, Math.sqrt(variance));
  return (one.lead + (mean - one.unlikeness) / deviation) / Math.SQRT2;
}

/** Returns the verdict. Texts with words in common stand out together, and then the nearest is the right one. */
export function verdictOf({ score, certain, isNearest }: Stand, rival: Stand | null): TextJudgment["verdict"] {
  const most = rival?.score ?? -Infinity;
  const isLess = score < LEAST || (most > score + DIFFERENCE && !isNearest);
  if (isLess) return rival && most >= rival.certain ? "another" : "doubtful";
  return score >= certain && (isNearest || score > most + DIFFERENCE) ? "same" : "doubtful";
}

function rivalsOf(text: SungText, catalogue: readonly SungText[]): SungText[] {
  const length = lengthOf(text);
  const others = catalogue.filter((one) => one.id !== text.id && lettersOf(one) !== lettersOf(text));
  const away = new Map(others.map((other) => [other, Math.abs(lengthOf(other) - length)]));
  const nearest = others.toSorted((a, b) => (away.get(a) ?? 0) - (away.get(b) ?? 0)).slice(0, RIVALS);
  const shared = new Map(others.map((other) => [other, inCommon(text, other)]));
  const alike = others.toSorted((a, b) => (shared.get(b) ?? 0) - (shared.get(a) ?? 0)).slice(0, ALIKE_RIVALS);
  return [...new Set([...nearest, ...alike])];
}

const lengthOf = (text: SungText) => syllabify(text.transliteration, text).length;

const lettersOf = ({ transliteration }: SungText) => transliteration.replaceAll(/\P{L}/gu, "");

/** Returns the share of the pairs of letters that two texts have in common (L. Dice, 1945). */
function inCommon(text: SungText, other: SungText): number {
  const [mine, theirs] = [text, other].map((one) => pairsOf(lettersOf(one)));
  if (!mine || !theirs) return 0;
  const left = [...theirs];
  const shared = mine.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (mine.length + theirs.length);
}

const pairsOf = (letters: string) => [...letters].slice(1).map((letter, at) => `${letters[at]}${letter}`);
