import type { ChantState } from "./chant-state.ts";

/** Measures the time spent on the mala in progress, without its pauses, in milliseconds. */
export interface MalaTimer {
  readonly spent: number;
  /** The time at which the timer was started last; null while it is stopped. */
  readonly since: number | null;
  /** False for a mala that was begun elsewhere, because the time spent there is not known. */
  readonly isWhole: boolean;
}

interface TimedStep {
  before: ChantState;
  after: ChantState;
  now: number;
  /** Milliseconds by which counting began before the event. */
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
  // Counts at least 0, because the device's clock may be set back.
  const spent = timer.since === null ? timer.spent : timer.spent + Math.max(now - timer.since, 0);
  return { spent, since: null, isWhole: timer.isWhole && !isKept };
}

/** Milliseconds spent, or null if they are not known. */
export const timeSpent = ({ spent, isWhole }: MalaTimer): number | null => (isWhole ? spent : null);
