import { minute } from "#model/durations.ts";
import type { SittingPlan } from "./sitting-plan.ts";

export interface Bell {
  /**
   * The bell is struck at this time of the sitting, in milliseconds. The time begins to count at 0, after the settling
   * in.
   */
  readonly at: number;
  readonly seconds: number;
  /** The volume from 0 to 1. */
  readonly volume: number;
}

const START = { seconds: 4, volume: 0.5 };
export const END_BELL = { seconds: 4, volume: 0.7 };
const INTERVAL_SECONDS = 3;
const GUIDE = { seconds: 3, volume: 0.25 };
/** With fewer milliseconds between them, two bells would sound like one that is struck twice. */
const NEAR = 5000;

/**
 * The bells of a sitting without an end are scheduled for so many milliseconds ahead. They are scheduled again long
 * before that time is over.
 */
export const HORIZON = 120 * minute;

/**
 * Returns the bells from the given time of the sitting on, in order. At the end of the sitting only its own bell rings,
 * not that of the interval.
 */
export function bellsFrom(plan: SittingPlan, sat: number): Bell[] {
  const end = plan.minutes === null ? null : plan.minutes * minute;
  const until = end ?? Math.max(sat, 0) + HORIZON;
  const bells: Bell[] = [];
  if (plan.startBell) bells.push({ at: 0, ...START });
  if (plan.interval > 0) {
    const step = plan.interval * minute;
    for (let at = step; at < until; at += step) {
      bells.push({ at, seconds: INTERVAL_SECONDS, volume: plan.intervalVolume });
    }
  }
  if (plan.endBell && end !== null) bells.push({ at: end, ...END_BELL });
  return [...bells, ...guideBells(plan, bells)]
    .filter(({ at }) => at >= sat)
    .toSorted((one, other) => one.at - other.at);
}

/** Returns a bell for each new sentence of a guide that has one, unless another bell rings at nearly the same time. */
const guideBells = ({ guidance }: SittingPlan, others: readonly Bell[]): Bell[] =>
  guidance
    .filter(({ at, hasBell }) => hasBell && !others.some((bell) => Math.abs(bell.at - at) < NEAR))
    .map(({ at }) => ({ at, seconds: GUIDE.seconds, volume: GUIDE.volume }));

/**
 * Returns the bell for an open-ended sitting of at least a minute, for which stopping by hand is the end; null for any
 * other sitting.
 */
export const stopBell = ({ plan, sat }: { plan: SittingPlan; sat: number }) =>
  plan.minutes === null && plan.endBell && sat >= minute ? END_BELL : null;

/** Returns the time in which the sound fades out before the end; null if the sitting has no planned end. */
export function fadeOf({ minutes, fadeOut }: SittingPlan): { from: number; to: number } | null {
  if (minutes === null) return null;
  const to = minutes * minute;
  return { from: Math.max(0, to - fadeOut * 1000), to };
}
