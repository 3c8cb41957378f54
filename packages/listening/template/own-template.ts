import { type Frame, FRAMES_PER_SECOND } from "../features/front-end.ts";
import { Holes } from "../counting/holes.ts";
import type { SpokenSound } from "./found-takes.ts";
import { cutAnew, cutsOf } from "./said-once.ts";
import type { MeanRemover } from "../features/mean-remover.ts";
import type { Repetition } from "../counting/repetition.ts";
import { RepetitionTracker } from "../counting/repetition-tracker.ts";
import { OTHER_VOICE_FIT } from "./other-voice-fit.ts";
import { fitFor, medianOf, pairsOf, ratioOf, thinned, unlikenessToBackwards } from "../comparison/template-fit.ts";
import { snrOf, type Template } from "./teaching.ts";
import type { Features } from "../comparison/feature-rows.ts";
import { averageInTime } from "../comparison/time-warping.ts";
import { turned } from "./turned-text.ts";

/** A template of the text by another voice, and what it has found. */
export interface Candidate {
  readonly template: Features;
  /** The candidate hears one of so many frames. */
  readonly step: number;
  readonly tracker: RepetitionTracker;
  readonly found: Repetition[];
}

/** Within these limits takes are repetitions of one text. */
export interface OwnLimits {
  /** The largest ratio of the takes to their average. */
  unlike: number;
  /** The largest median ratio of each take to each. */
  unlikeEachOther: number;
  /**
   * The largest unlikeness of any take to any other, as a share of that to the other played backwards. Without the
   * field the order is not examined.
   */
  outOfOrder?: number;
  /** The least median gain that their average has in the takes themselves. */
  leastGain: number;
  /** The field keeps repetitions as they were found, because their ends are looked for later. */
  endsAsFound?: boolean;
  /**
   * The field refuses a text that may be half of one that repeats itself, because the half would be found sooner than
   * the whole.
   */
  isCareful?: boolean;
  /** The field adds a second look: the text is cut where its surest repetition comes again in the person's own sound. */
  hasFewSounds?: boolean;
  /**
   * The field examines in the person's own sound whether the text is one repetition, and cuts it again where it is not.
   */
  isOnce?: boolean;
}

/**
 * For every frame, another voice must fit better by this share of the cost to show that the text begins elsewhere. No
 * figure of this choice was kept.
 */
const REASON = 0.0001;
/** A template of the person's own is made of at least so many repetitions, and of at most the next number. */
export const LEAST_TAKES = 3;
const MOST_TAKES = 5;

/** How a candidate hears: one of so many frames. */
interface Hearing {
  readonly step?: number;
  /** Candidates with the same step may share it. */
  readonly mean?: MeanRemover;
  /** The limit for how far a frame may be from its place in the text. */
  readonly fit?: number;
}

export const candidateOf = (
  template: Features,
  { step = 1, mean, fit = OTHER_VOICE_FIT }: Hearing = {},
): Candidate => ({
  template,
  step,
  tracker: new RepetitionTracker(
    template.filter((_, place) => place % step === 0),
    { fit, isLearning: false },
    mean,
  ),
  found: [],
});

export function follow({ step, tracker, found }: Candidate, frame: Frame): void {
  if (frame.index % step === 0) found.push(...tracker.push(frame));
}

/** Returns the candidates that have found something. Those that explain most of the sound come first. */
export const likestFirst = (candidates: readonly Candidate[]) =>
  candidates.filter((candidate) => earned(candidate) > 0).toSorted((one, other) => earned(other) - earned(one));

const earned = ({ found }: Candidate) => found.reduce((sum, { gain, start, end }) => sum + gain * (end - start), 0);

/** Makes a template of the person's own voice from what a candidate has found; null where that is not one text. */
export function ownTemplate(candidate: Candidate, spoken: SpokenSound, limits: OwnLimits): Template | null {
  const learning = { other: candidate.template, spoken };
  const own = templateOfTakes({ ...takesOf(candidate, spoken, limits), ...learning }, limits);
  if (!limits.isOnce) return own;
  if (own) return leavesHoles(own, spoken) ? null : own;
  if (limits.isCareful || !limits.hasFewSounds) return null;
  const takes = takesLikeOne(candidate, spoken).slice(-MOST_TAKES);
  const one = templateOfTakes({ takes, areFinal: false, ...learning }, limits);
  return one && !leavesHoles(one, spoken) ? one : null;
}

/** Returns true where so much is spoken between what a template finds that every other repetition may be missed. */
function leavesHoles({ features, ratio }: Template, { frames }: SpokenSound): boolean {
  const holes = new Holes(features.length);
  const tracker = new RepetitionTracker(features, { fit: fitFor(ratio), isLearning: false });
  for (const frame of frames) {
    holes.hear(frame);
    for (const { start, end } of tracker.push(frame)) {
      holes.count({ start: start * FRAMES_PER_SECOND, end: end * FRAMES_PER_SECOND });
    }
  }
  return holes.isHalfHoles;
}

/**
 * Returns the repetitions between the places at which the surest of what was found comes again in the person's own
 * sound. In a text of few sounds another voice finds one repetition from its beginning and the next one from its second
 * word, so that nothing it finds is alike, and the person's own voice still tells these apart.
 */
function takesLikeOne({ template, found }: Candidate, spoken: SpokenSound): readonly Features[] {
  const [surest] = found.toSorted((one, other) => other.gain - one.gain);
  const [text = []] = spoken.asFound(surest ? [surest] : []);
  if (text.length === 0) return [];
  const repetitions = Math.max(LEAST_TAKES, found.length);
  return cutsOf(text, { spoken, repetitions, other: template }).takes;
}

/** A template is made of these. */
interface Learning extends Takes {
  readonly other: Features;
  readonly spoken: SpokenSound;
}

function templateOfTakes({ takes, areFinal, other, spoken }: Learning, limits: OwnLimits): Template | null {
  if (takes.length < LEAST_TAKES) return null;
  const thin = thinned(takes);
  // This check comes first because it costs least. In talk nothing is alike.
  if (!areAlike(thin, limits.unlikeEachOther)) return null;
  const { outOfOrder } = limits;
  if (outOfOrder !== undefined && !areInOrder(thin, outOfOrder)) return null;
  const average = averageOf(takes);
  const ratio = medianOf(takes.map((take) => ratioOf(average, take)));
  if (ratio > limits.unlike) return null;
  const text = areFinal ? average : beginningWith(other, average);
  const found = repetitionsOf(text, { frames: spoken.frames, ratio });
  if (medianGainOf(found) < limits.leastGain) return null;
  const features = areFinal ? text : foundAnew(text, { found, spoken });
  if (!limits.isOnce) return { features, ratio, snr: snrOf(spoken.frames) };
  const { length: repetitions } = repetitionsOf(features, { frames: spoken.frames, ratio });
  const anew = cutAnew(features, { spoken, repetitions, other });
  if (anew === null) return { features, ratio, snr: snrOf(spoken.frames) };
  // A text that was cut again is not examined again, because a text with repeated words would then be cut into these.
  return templateOfTakes(
    { takes: anew.slice(-MOST_TAKES), areFinal: false, other, spoken },
    { ...limits, isOnce: false },
  );
}

/** Repetitions, and whether their beginnings and ends must stay as they are. */
interface Takes {
  readonly takes: readonly Features[];
  readonly areFinal: boolean;
}

/**
 * Returns the last takes, from pause to pause where there are enough of these, because another voice does not find the
 * end of a text exactly.
 */
function takesOf({ template, found }: Candidate, spoken: SpokenSound, limits: OwnLimits): Takes {
  const { length } = template;
  const isLikely = (frames: number) => frames > 0.5 * length && frames < 2 * length;
  const whole = spoken.betweenPauses(found, isLikely);
  if (whole.length >= LEAST_TAKES) return { takes: whole.slice(-MOST_TAKES), areFinal: true };
  if (limits.isCareful && isHalf(spoken.shareAtPauses(found))) return { takes: [], areFinal: false };
  const areFinal = limits.endsAsFound === true;
  const takes = (areFinal ? spoken.asFound(found) : spoken.upToNext(found)).filter(({ length: frames }) =>
    isLikely(frames),
  );
  return { takes: takes.slice(-MOST_TAKES), areFinal };
}

/**
 * Turns a text, which was found from anywhere in it to the same place in the next repetition, so that it begins as
 * another voice begins it.
 */
const beginningWith = (other: Features, text: Features) =>
  turned(text, { sound: other, rounds: 1, sooner: text.length, later: text.length, reason: REASON });

/** Makes the text from the repetitions that it finds itself, cut at the pauses near their ends. */
function foundAnew(text: Features, { found, spoken }: { found: readonly Repetition[]; spoken: SpokenSound }): Features {
  const isLikely = ({ length }: Features) => length > 0.7 * text.length && length < 1.5 * text.length;
  const takes = spoken.cutAtPauses(found).filter(isLikely);
  return takes.length < LEAST_TAKES ? text : averageOf(takes.slice(-MOST_TAKES));
}

/** Averages on the time axis of the take of middle length, because the first may be the one that was cut wrongly. */
function averageOf(takes: readonly Features[]): Float32Array[] {
  const axis = takes.toSorted((a, b) => a.length - b.length)[takes.length >> 1];
  return averageInTime(axis ? [axis, ...takes.filter((take) => take !== axis)] : takes);
}

/**
 * Returns true for half of a text: every other end of it is in a pause. Of a whole text most ends are, or none where
 * the person does not pause.
 */
const isHalf = (atPauses: number) => atPauses > 0.2 && atPauses < 0.6;

/**
 * Checks that the median ratio of each take to each is within a limit. In talk half of the pairs are enough to refuse.
 */
function areAlike(takes: readonly Features[], limit: number): boolean {
  const pairs = pairsOf(takes);
  let unlike = 0;
  return pairs.every(([take, other]) => {
    if (ratioOf(take, other) > limit) unlike++;
    return 2 * unlike < pairs.length;
  });
}

const areInOrder = (takes: readonly Features[], limit: number) =>
  pairsOf(takes).every(([take, other]) => unlikenessToBackwards(take, other) <= limit);

/** Returns the repetitions that a template finds in the sound of which it was made. */
function repetitionsOf(
  features: Features,
  { frames, ratio }: { frames: readonly Frame[]; ratio: number },
): Repetition[] {
  const tracker = new RepetitionTracker(features, { fit: fitFor(ratio), isLearning: false });
  return frames.flatMap((frame) => tracker.push(frame));
}

const medianGainOf = (found: readonly Repetition[]) =>
  found.length === 0 ? 0 : medianOf(found.map(({ gain }) => gain));
