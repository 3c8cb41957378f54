import { type Frame, FRAMES_PER_SECOND } from "./front-end.ts";
import { fitFor, medianOf, ratioOf } from "./template-fit.ts";
import type { Template } from "./teaching.ts";
import { averageInTime, type Features } from "./time-warping.ts";
import { type Repetition, RepetitionTracker } from "./repetition-tracker.ts";

/** Seconds of sound after which the repetitions found so far are examined. */
const EXAMINED_AT = [8, 12, 17, 24, 34, 48, 68, 96, 120];
/** Limit for a voice that is another person's. */
const OTHER_VOICE_FIT = 0.85;
/** Repetitions out of which a template of one's own is made, and how many of them at most. */
const LEAST_TAKES = 3;
const MOST_TAKES = 5;
/**
 * Ratios above which takes are talk that was taken for the text: talk does not repeat itself. Against their average, and
 * median of each against each: chanting has 0.46-0.67, even beside a fan, talk 0.74 and more.
 */
const UNLIKE = 0.52;
const UNLIKE_EACH_OTHER = 0.68;
/** Median gain with their own average: the real text earns 0.2 and more, talk less than 0.06. */
const LEAST_GAIN = 0.12;

/** One template of the text, and what it has found. */
interface Candidate {
  readonly length: number;
  readonly tracker: RepetitionTracker;
  readonly found: Repetition[];
}

/**
 * Looks for the first repetitions of a text by templates of another voice (paces, lengths of the throat). What the best
 * of them has found becomes the person's own template.
 */
export class Search {
  readonly #candidates: readonly Candidate[];
  readonly #frames: Frame[] = [];
  #examinations = 0;

  constructor(templates: readonly Features[]) {
    this.#candidates = templates.map((template) => ({
      length: template.length,
      tracker: new RepetitionTracker(template, { fit: OTHER_VOICE_FIT, isLearning: false }),
      found: [],
    }));
  }

  /** Everything heard so far: the repetitions in it are counted once the text is found. */
  get frames(): readonly Frame[] {
    return this.#frames;
  }

  /** True once two minutes have been examined in vain. */
  get isOver(): boolean {
    return this.#examinations === EXAMINED_AT.length;
  }

  /** Answers the person's own template once it is sure. */
  push(frame: Frame): Template | null {
    this.#frames.push(frame);
    for (const { tracker, found } of this.#candidates) found.push(...tracker.push(frame));
    if (this.#frames.length < (EXAMINED_AT[this.#examinations] ?? Infinity) * FRAMES_PER_SECOND) return null;
    this.#examinations++;
    return this.#examine();
  }

  #examine(): Template | null {
    const best = this.#candidates.reduce<Candidate | null>(
      (one, other) => (earned(other) > (one ? earned(one) : 0) ? other : one),
      null,
    );
    return best && ownTemplate(best, this.#frames);
  }
}

const earned = ({ found }: Candidate) => found.reduce((sum, { gain, start, end }) => sum + gain * (end - start), 0);

function ownTemplate({ length, tracker, found }: Candidate, frames: readonly Frame[]): Template | null {
  const takes = found
    .map((repetition) => tracker.spokenBetween(repetition))
    .filter((take) => take.length > 0.5 * length && take.length < 2 * length)
    .slice(-MOST_TAKES);
  if (takes.length < LEAST_TAKES) return null;
  const features = averageInTime(takes);
  const ratio = medianOf(takes.map((take) => ratioOf(features, take)));
  const between = takes.flatMap((take) => takes.flatMap((other) => (take === other ? [] : [ratioOf(take, other)])));
  if (ratio > UNLIKE || medianOf(between) > UNLIKE_EACH_OTHER) return null;
  if (gainOf(features, { frames, ratio }) < LEAST_GAIN) return null;
  const spoken = frames.filter(({ isSpeech }) => isSpeech);
  return { features, ratio, snr: spoken.reduce((sum, { snr }) => sum + snr / spoken.length, 0) };
}

/** Median gain of the repetitions that a template finds in what it was made of. */
function gainOf(features: Features, { frames, ratio }: { frames: readonly Frame[]; ratio: number }): number {
  const tracker = new RepetitionTracker(features, { fit: fitFor(ratio), isLearning: false });
  const gains = frames.flatMap((frame) => tracker.push(frame)).map(({ gain }) => gain);
  return gains.length === 0 ? 0 : medianOf(gains);
}
