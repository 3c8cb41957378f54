import { minute } from "#model/durations.ts";

export const guideIds = ["settling", "breath-counting", "soham", "om", "metta", "body-scan"] as const;
export type GuideId = (typeof guideIds)[number];

/** The sentences of a guided sitting, in their order. */
export interface Guide {
  readonly name: string;
  readonly opening: readonly string[];
  readonly middle: readonly string[];
  readonly closing: readonly string[];
}

export interface GuidedStep {
  /**
   * The sentence appears at this time of the sitting, in milliseconds. The time begins to count at 0, after the
   * settling in.
   */
  readonly at: number;
  readonly text: string;
  /** The flag is true where a soft bell tells that there is a new sentence. */
  readonly hasBell: boolean;
}

/**
 * Longest times for one sentence of the opening and of the closing, and the time of a middle sentence in a sitting
 * without an end, in milliseconds.
 */
const OPENING = 30_000;
const CLOSING = 45_000;
const OPEN_ENDED = 3 * minute;

/**
 * Divides a sitting among the sentences. At most a third opens it, at most a fifth closes it, and the other sentences
 * share the time between. Without an end (`minutes` is null) the last sentence of the middle stays.
 */
export function guidedSteps(guide: Guide, minutes: number | null): GuidedStep[] {
  const { opening, middle, closing } = guide;
  const length = minutes === null ? Number.POSITIVE_INFINITY : minutes * minute;
  const eachOpening = Math.min(OPENING, length / 3 / opening.length);
  const eachClosing = Math.min(CLOSING, length / 5 / closing.length);
  const middleFrom = eachOpening * opening.length;
  const closingFrom = length - eachClosing * closing.length;
  const eachMiddle = minutes === null ? OPEN_ENDED : (closingFrom - middleFrom) / middle.length;
  return [
    ...opening.map((text, place) => ({ at: place * eachOpening, text, hasBell: false })),
    ...middle.map((text, place) => ({ at: middleFrom + place * eachMiddle, text, hasBell: true })),
    ...closing.map((text, place) => ({ at: closingFrom + place * eachClosing, text, hasBell: place === 0 })),
  ].filter(({ at }) => at < length);
}

/**
 * Returns the sentence to read at a time of the sitting; null during the settling in, and in a sitting without a guide.
 */
export const guidedStepAt = (steps: readonly GuidedStep[], sat: number): GuidedStep | null =>
  steps.findLast(({ at }) => at <= sat) ?? null;
