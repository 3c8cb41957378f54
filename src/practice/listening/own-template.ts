import type { Frame } from "./front-end.ts";
import { type Repetition, RepetitionTracker } from "./repetition-tracker.ts";
import { fitFor, medianOf, ratioOf } from "./template-fit.ts";
import type { Template } from "./teaching.ts";
import { averageInTime, type Features } from "./time-warping.ts";

/** A template of the text by another voice, and what it has found. */
export interface Candidate {
  readonly template: Features;
  readonly tracker: RepetitionTracker;
  readonly found: Repetition[];
}

/** Limits within which takes are repetitions of one text. */
export interface OwnLimits {
  /** Ratio of the takes to their average. */
  unlike: number;
  /** Median ratio of each to each. */
  unlikeEachOther: number;
  /** Median gain that their average has in what it was made of. */
  leastGain: number;
}

/** Limit for a voice that is another person's. */
export const OTHER_VOICE_FIT = 0.85;
/** Repetitions out of which a template of one's own is made, and how many of them at most. */
const LEAST_TAKES = 3;
const MOST_TAKES = 5;

export const candidateOf = (template: Features): Candidate => ({
  template,
  tracker: new RepetitionTracker(template, { fit: OTHER_VOICE_FIT, isLearning: false }),
  found: [],
});

export const follow = ({ tracker, found }: Candidate, frame: Frame) => void found.push(...tracker.push(frame));

/** The candidate that explains most of the sound; null where none has found anything. */
export const likestOf = (candidates: readonly Candidate[]) =>
  candidates.reduce<Candidate | null>((one, other) => (earned(other) > (one ? earned(one) : 0) ? other : one), null);

const earned = ({ found }: Candidate) => found.reduce((sum, { gain, start, end }) => sum + gain * (end - start), 0);

/** Template of the person's own voice out of what a candidate has found; null where that is not one text. */
export function ownTemplate(
  { template, tracker, found }: Candidate,
  frames: readonly Frame[],
  limits: OwnLimits,
): Template | null {
  const { length } = template;
  const takes = found
    .map((repetition) => tracker.spokenBetween(repetition))
    .filter((take) => take.length > 0.5 * length && take.length < 2 * length)
    .slice(-MOST_TAKES);
  if (takes.length < LEAST_TAKES) return null;
  const features = averageInTime(takes);
  const ratio = medianOf(takes.map((take) => ratioOf(features, take)));
  const between = takes.flatMap((take) => takes.flatMap((other) => (take === other ? [] : [ratioOf(take, other)])));
  if (ratio > limits.unlike || medianOf(between) > limits.unlikeEachOther) return null;
  if (gainOf(features, { frames, ratio }) < limits.leastGain) return null;
  const spoken = frames.filter(({ isSpeech }) => isSpeech);
  return { features, ratio, snr: spoken.reduce((sum, { snr }) => sum + snr / spoken.length, 0) };
}

/** Median gain of the repetitions that a template finds in what it was made of. */
function gainOf(features: Features, { frames, ratio }: { frames: readonly Frame[]; ratio: number }): number {
  const tracker = new RepetitionTracker(features, { fit: fitFor(ratio), isLearning: false });
  const gains = frames.flatMap((frame) => tracker.push(frame)).map(({ gain }) => gain);
  return gains.length === 0 ? 0 : medianOf(gains);
}
