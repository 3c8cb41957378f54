import type { ChantState } from "./chant-state.ts";

/** Measures the time spent on the mala in progress, without its pauses, in milliseconds. */
export interface MalaTimer {
  readonly spent: number;
  /** The time at which the timer was last started; null while it is stopped. */
  readonly since: number | null;
  /** The flag is false for a mala that was begun on another device, because the time spent there is unknown. */
  readonly isWhole: boolean;
}

interface TimedStep {
  before: ChantState;
  after: ChantState;
  now: number;
  /** Counting began so many milliseconds before the event. */
  playedFor?: number;
}

export const newTimer: MalaTimer = { spent: 0, since: null, isWhole: true };

export function timeMala(timer: MalaTimer, { before, after, now, playedFor = 0 }: TimedStep): MalaTimer {
  if (after.status === "not-started") return newTimer;
  if (after.status === "running") {
    const begun = before.status === "complete" ? newTimer : timer;
    return begun.since === null ? { ...begun, since: now - playedFor } : begun;
  }
  const isKept = after.status === "paused" && (after.reason === "kept" || after.reason === "elsewhere");
  // The time is at least 0, because the device's clock may have been set back.
  const spent = timer.since === null ? timer.spent : timer.spent + Math.max(now - timer.since, 0);
  return { spent, since: null, isWhole: timer.isWhole && !isKept };
}

/** Returns the milliseconds spent, or null if they are unknown. */
export const timeSpent = ({ spent, isWhole }: MalaTimer): number | null => (isWhole ? spent : null);
