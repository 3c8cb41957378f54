import type { Frame } from "./front-end.ts";
import { fitFor, medianOf, ratioOf } from "./template-fit.ts";
import type { Template } from "./teaching.ts";
import { averageInTime, type Features } from "./time-warping.ts";
import { type Repetition, RepetitionTracker } from "./repetition-tracker.ts";

/** Limit for a voice that is another person's. */
const OTHER_VOICE_FIT = 0.85;
/** Repetitions out of which a template of one's own is made, and how many of them at most. */
const LEAST_TAKES = 3;
const MOST_TAKES = 5;

export interface OwnVoiceLimits {
  /** Ratio above which takes are talk that was taken for the text: talk does not repeat itself. */
  unlike: number;
  /** Median gain with their own average: the real text earns 0.2 and more, talk less than 0.06. */
  leastGain: number;
}

const strict: OwnVoiceLimits = { unlike: 0.52, leastGain: 0.12 };

/** Repetitions of a text in a sound that lies there whole. */
export function follow(template: Features, frames: readonly Frame[], fit: number) {
  const tracker = new RepetitionTracker(template, { fit, isLearning: false });
  const repetitions: Repetition[] = [];
  for (const frame of frames) repetitions.push(...tracker.push(frame));
  return { repetitions, tracker };
}

/** Picks of several templates of the text (other voices, paces, lengths of the throat) the one that explains the sound best. */
export function bestTemplate(templates: readonly Features[], frames: readonly Frame[]): Features | null {
  let best: { template: Features | null; earned: number } = { template: null, earned: 0 };
  for (const template of templates) {
    const { repetitions } = follow(template, frames, OTHER_VOICE_FIT);
    const earned = repetitions.reduce((sum, { gain, start, end }) => sum + gain * (end - start), 0);
    if (earned > best.earned) best = { template, earned };
  }
  return best.template;
}

/** A person's own template out of the repetitions that another voice's template has found; null where they are not sure. */
export function ownTemplate(other: Features, frames: readonly Frame[], limits = strict): Template | null {
  const { repetitions, tracker } = follow(other, frames, OTHER_VOICE_FIT);
  const takes = repetitions
    .map((repetition) => tracker.spokenBetween(repetition))
    .filter(({ length }) => length > 0.5 * other.length && length < 2 * other.length);
  if (takes.length < LEAST_TAKES) return null;
  const used = takes.slice(0, MOST_TAKES);
  const features = averageInTime(used);
  const ratio = medianOf(used.map((take) => ratioOf(features, take)));
  if (ratio > limits.unlike) return null;
  const again = follow(features, frames, fitFor(ratio)).repetitions;
  const gain = again.length > 0 ? medianOf(again.map((repetition) => repetition.gain)) : 0;
  if (gain < limits.leastGain) return null;
  const spoken = frames.filter(({ isSpeech }) => isSpeech);
  return { features, ratio, snr: spoken.reduce((sum, { snr }) => sum + snr / spoken.length, 0) };
}
