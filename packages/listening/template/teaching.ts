import { commonSpans, withoutAsides } from "./common-part.ts";
import { type Frame, FRAMES_PER_SECOND, TRAILING } from "../features/front-end.ts";
import { freeOfMean } from "../features/mean-remover.ts";
import { medianOf, pairsOf, ratioOf, thinned, unlikenessToBackwards } from "../comparison/template-fit.ts";
import type { Features } from "../comparison/feature-rows.ts";
import { alignInTime, averageInTime } from "../comparison/time-warping.ts";
import { turned } from "./turned-text.ts";

/** A repetition of a text as one person chants it. */
export interface Template {
  readonly features: Features;
  /** The unlikeness of the repetitions of which it was made (see `fitFor`). */
  readonly ratio: number;
  /** The dB of the voice above the noise while they were chanted. */
  readonly snr: number;
  /**
   * The dB of each frame above that noise. The field is absent where others talked, and in templates that were stored
   * by earlier releases.
   */
  readonly levels?: readonly number[];
}

/** A take with fewer frames is too short for any text. */
const SHORTEST_TAKE = 5;
/** The other takes must have this share of a repetition too. The rest is what others say before it. */
const LEAST_COMMON = 0.4;
/**
 * The rest may have at most this share and so many frames. In a text whose halves are alike, one half would otherwise
 * be learned for the whole (decision 0026).
 */
const MOST_ASIDE = 0.3;
const LONGEST_ASIDE = 125;
/**
 * Takes of one text have at most this share of their unlikeness to a take played backwards: 0.70 to 0.90 among voices,
 * and other sounds 0.94 and more.
 */
const IN_ORDER = 0.89;
/**
 * Among voices this share of the unlikeness belongs to the takes themselves. With all of it the limit would let babble
 * through: one sitting of 18 had 6 false counts, and with four fifths 1 (decision 0026).
 */
const OWN_SHARE = 0.8;
/** A tap may come so many frames before and after the end that it means. */
const TAP_EARLY = 8;
const TAP_LATE = 22;
/**
 * Among voices a tap comes at most so many frames after the end, because the lesson as a whole cannot tell the end:
 * with 0.44 s six of 27 counts were more than 0.35 s early (decision 0026).
 */
const TAP_LATE_AMONG_VOICES = 16;
/**
 * The noise was steady if the voice was less than so many dB above it in the lesson: fans and streets have 8 to 14,
 * voices, which pause, 18 to 30.
 */
export const STEADY_NOISE = 16;
/**
 * For every frame, the lesson must fit better by this share of the cost to show that a tap was early or late. No figure
 * of this choice was kept.
 */
const REASON = 0.003;

/**
 * Makes a template of repetitions that follow each other. `ends` are the moments in seconds at which each was over,
 * which may be 0.3 s off. The result is null where nothing was heard.
 */
export function templateOf(frames: readonly Frame[], ends: readonly number[]): Template | null {
  const features = freeOfMean(frames);
  const takes = takesOf(frames, features, ends);
  if (takes.length === 0) return null;
  const average = averageInTime([middleOf(takes), ...takes]);
  const teaching = features.filter((_, at) => frames[at]?.isSpeech).slice(0, -TRAILING);
  // A tap that is early or late would make a template that begins in the middle of a word. There is silence around the
  // lesson.
  const text = turned(average, {
    sound: teaching,
    rounds: takes.length,
    sooner: TAP_LATE,
    later: TAP_EARLY,
    reason: REASON,
  });
  return {
    features: text,
    levels: levelsOf(text, { teaching, frames, rounds: takes.length }),
    ratio: medianOf(takes.map((take) => ratioOf(average, take))),
    snr: snrOf(frames),
  };
}

/**
 * Makes a template of repetitions between which others talk on, from the parts that the repetitions have in common. The
 * result is null where these are short, or where one is hardly more like another than like that one played backwards.
 */
export function templateAmongVoices(frames: readonly Frame[], ends: readonly number[]): Template | null {
  const common = commonTakes(frames, ends);
  if (common === null) return null;
  const average = withoutAsides(averageInTime([middleOf(common), ...common]), common);
  const ratio = OWN_SHARE * medianOf(common.map((take) => ratioOf(average, take)));
  return { features: average, ratio, snr: snrOf(frames) };
}

/**
 * Returns true where a template can be learned from repetitions among which others talk on (see `templateAmongVoices`).
 */
export const haveTextInCommon = (frames: readonly Frame[], ends: readonly number[]) =>
  commonTakes(frames, ends) !== null;

/** Returns true for repetitions that are more like each other than like each other played backwards. */
export const haveOneOrder = (frames: readonly Frame[], ends: readonly number[]) =>
  areInOrder(takesOf(frames, freeOfMean(frames), ends));

/**
 * Returns the takes without what others say before and after the text. A tap is never far from the end, whatever the
 * takes have in common.
 */
function commonTakes(frames: readonly Frame[], ends: readonly number[]): Features[] | null {
  const takes = takesOf(frames, freeOfMean(frames), ends);
  if (takes.length < 2 || !areInOrder(takes)) return null;
  const spans = commonSpans(takes);
  const isWhole = takes.every(({ length }, at) => {
    const { from, to } = spans[at] ?? { from: 0, to: 0 };
    const aside = length - (to - from);
    return to - from > LEAST_COMMON * length && aside <= Math.max(LONGEST_ASIDE, MOST_ASIDE * length);
  });
  if (!isWhole) return null;
  // In steady noise nobody talks on after a text, so a take ends where its voice was last heard.
  const late = snrOf(frames) < STEADY_NOISE ? 0 : TAP_LATE_AMONG_VOICES;
  return takes.map((take, at) => take.slice(spans[at]?.from, Math.max(spans[at]?.to ?? 0, take.length - late)));
}

/** Judges by the middle pair, because a voice beside one take makes that take less alike. */
const areInOrder = (takes: readonly Features[]) =>
  medianOf(pairsOf(thinned(takes)).map(([take, other]) => unlikenessToBackwards(take, other))) < IN_ORDER;

/** Returns the mean dB above the noise at which each frame of a text was said, so many times in a lesson. */
function levelsOf(
  text: Features,
  { teaching, frames, rounds }: { teaching: Features; frames: readonly Frame[]; rounds: number },
): number[] {
  const spoken = frames.filter(({ isSpeech }) => isSpeech);
  const { partner } = alignInTime(Array.from({ length: rounds }, () => text).flat(), teaching);
  return text.map((_, place) => {
    const heard = Array.from({ length: rounds }, (_round, round) => spoken[partner[place + round * text.length] ?? 0]);
    return heard.reduce((sum, frame) => sum + (frame?.snr ?? 0) / rounds, 0);
  });
}

/** Returns the mean dB of speech above the noise. */
export function snrOf(frames: readonly Frame[]): number {
  const spoken = frames.filter(({ isSpeech }) => isSpeech);
  return spoken.reduce((sum, { snr }) => sum + snr / spoken.length, 0);
}

/** Returns the ratio of the two repetitions that are least alike. */
export function unlikenessOf(frames: readonly Frame[], ends: readonly number[]): number {
  const takes = takesOf(frames, freeOfMean(frames), ends);
  return Math.max(...pairsOf(takes).map(([take, other]) => ratioOf(take, other)));
}

/** Returns the speech of each repetition. */
function takesOf(frames: readonly Frame[], features: Features, ends: readonly number[]): Features[] {
  let from = 0;
  return ends.flatMap((end) => {
    const to = Math.min(frames.length, Math.round(end * FRAMES_PER_SECOND));
    const take = features.slice(from, to).filter((_, at) => frames[from + at]?.isSpeech);
    const hasFallenSilent = to < frames.length && !frames[Math.max(0, to - 1)]?.isSpeech;
    from = to;
    const spoken = hasFallenSilent ? take.slice(0, Math.max(1, take.length - TRAILING)) : take;
    return spoken.length < SHORTEST_TAKE ? [] : [spoken];
  });
}

/** Returns the take that is most like the others. */
function middleOf(takes: readonly Features[]): Features {
  const thin = thinned(takes);
  const far = thin.map((take) =>
    thin.reduce((sum, other) => sum + (take === other ? 0 : alignInTime(take, other).cost), 0),
  );
  return takes[far.indexOf(Math.min(...far))] ?? [];
}
