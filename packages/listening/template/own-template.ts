import type { Frame } from "../features/front-end.ts";
import type { SpokenSound } from "./found-takes.ts";
import { cutAnew } from "./said-once.ts";
import type { MeanRemover } from "../features/mean-remover.ts";
import type { Repetition } from "../counting/repetition.ts";
import { RepetitionTracker } from "../counting/repetition-tracker.ts";
import { fitFor, medianOf, pairsOf, ratioOf, thinned, unlikenessToBackwards } from "../comparison/template-fit.ts";
import { snrOf, type Template } from "./teaching.ts";
import type { Features } from "../comparison/feature-rows.ts";
import { averageInTime } from "../comparison/time-warping.ts";
import { turned } from "./turned-text.ts";

/** A template of the text by another voice, and what it has found. */
export interface Candidate {
  readonly template: Features;
  /** Hears one of so many frames. */
  readonly step: number;
  readonly tracker: RepetitionTracker;
  readonly found: Repetition[];
}

/** Limits within which takes are repetitions of one text. */
export interface OwnLimits {
  /** Ratio of the takes to their average. */
  unlike: number;
  /** Median ratio of each to each. */
  unlikeEachOther: number;
  /** Unlikeness of any to any other, as a share of that to the other played backwards. Left out: not looked at. */
  outOfOrder?: number;
  /** Median gain that their average has in what it was made of. */
  leastGain: number;
  /** Leaves repetitions as they were found, because their ends are looked for afterwards. */
  endsAsFound?: boolean;
  /** Refuses what may be half of a text that repeats itself, which would be found sooner than the whole. */
  isCareful?: boolean;
  /** Asks of the person's own sound whether the text is one repetition, and cuts it anew where it is not. */
  isOnce?: boolean;
}

/** Limit for a voice that is another person's. */
export const OTHER_VOICE_FIT = 0.85;
/** Share of the cost for every frame by which another voice must fit better to believe that the text begins elsewhere. */
const REASON = 0.0001;
/** Repetitions out of which a template of one's own is made, and how many of them at most. */
export const LEAST_TAKES = 3;
const MOST_TAKES = 5;

/** `mean` may be shared by candidates of one step. */
export const candidateOf = (template: Features, step = 1, mean?: MeanRemover): Candidate => ({
  template,
  step,
  tracker: new RepetitionTracker(
    template.filter((_, place) => place % step === 0),
    { fit: OTHER_VOICE_FIT, isLearning: false },
    mean,
  ),
  found: [],
});

export function follow({ step, tracker, found }: Candidate, frame: Frame): void {
  if (frame.index % step === 0) found.push(...tracker.push(frame));
}

/** The candidates that have found something, those first that explain most of the sound. */
export const likestFirst = (candidates: readonly Candidate[]) =>
  candidates.filter((candidate) => earned(candidate) > 0).toSorted((one, other) => earned(other) - earned(one));

const earned = ({ found }: Candidate) => found.reduce((sum, { gain, start, end }) => sum + gain * (end - start), 0);

/** Template of the person's own voice out of what a candidate has found; null where that is not one text. */
export function ownTemplate(candidate: Candidate, spoken: SpokenSound, limits: OwnLimits): Template | null {
  return templateOfTakes({ ...takesOf(candidate, spoken, limits), other: candidate.template, spoken }, limits);
}

/** What a template is made of. */
interface Learning extends Takes {
  readonly other: Features;
  readonly spoken: SpokenSound;
}

function templateOfTakes({ takes, areFinal, other, spoken }: Learning, limits: OwnLimits): Template | null {
  if (takes.length < LEAST_TAKES) return null;
  const thin = thinned(takes);
  // First of all, for it costs least: of talk nothing is alike.
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
  // What was cut anew is believed: asked again, a text whose words come back would be cut into them.
  return templateOfTakes(
    { takes: anew.slice(-MOST_TAKES), areFinal: false, other, spoken },
    { ...limits, isOnce: false },
  );
}

/** Repetitions, and whether nothing is to be changed about where they begin and end. */
interface Takes {
  readonly takes: readonly Features[];
  readonly areFinal: boolean;
}

/** The last takes, from pause to pause where there are enough of these: another voice only nearly finds where a text ends. */
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

/** The text, found from somewhere in it to the same place in the next one, turned to begin as another voice begins it. */
const beginningWith = (other: Features, text: Features) =>
  turned(text, { sound: other, rounds: 1, sooner: text.length, later: text.length, reason: REASON });

/** The text out of the repetitions that it finds itself, cut at the pauses near to their ends. */
function foundAnew(text: Features, { found, spoken }: { found: readonly Repetition[]; spoken: SpokenSound }): Features {
  const isLikely = ({ length }: Features) => length > 0.7 * text.length && length < 1.5 * text.length;
  const takes = spoken.cutAtPauses(found).filter(isLikely);
  return takes.length < LEAST_TAKES ? text : averageOf(takes.slice(-MOST_TAKES));
}

/** Average on the time axis of the take of middle length, for the first may be the one that was cut wrongly. */
function averageOf(takes: readonly Features[]): Float32Array[] {
  const axis = takes.toSorted((a, b) => a.length - b.length)[takes.length >> 1];
  return averageInTime(axis ? [axis, ...takes.filter((take) => take !== axis)] : takes);
}

/** Every other end of half a text lies in a pause; of a whole one most do, or none where nobody pauses. */
const isHalf = (atPauses: number) => atPauses > 0.2 && atPauses < 0.6;

/** Keeps the median ratio of each to each within a limit. Of talk half of the pairs are enough to say no. */
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

/** Repetitions that a template finds in what it was made of. */
function repetitionsOf(
  features: Features,
  { frames, ratio }: { frames: readonly Frame[]; ratio: number },
): Repetition[] {
  const tracker = new RepetitionTracker(features, { fit: fitFor(ratio), isLearning: false });
  return frames.flatMap((frame) => tracker.push(frame));
}

const medianGainOf = (found: readonly Repetition[]) =>
  found.length === 0 ? 0 : medianOf(found.map(({ gain }) => gain));
