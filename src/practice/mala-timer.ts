import type { ChantState } from "./chant-state.ts";

/** Milliseconds spent on the mala in progress, without its pauses. */
export interface MalaTimer {
  readonly spent: number;
  /** Time since which it runs; null while it does not. */
  readonly since: number | null;
  /** False for a mala that was begun elsewhere: nobody knows how long that took. */
  readonly isWhole: boolean;
}

interface TimedStep {
  before: ChantState;
  after: ChantState;
  now: number;
  /** Milliseconds by which it began earlier. */
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
  // A clock may be set back.
  const spent = timer.since === null ? timer.spent : timer.spent + Math.max(now - timer.since, 0);
  return { spent, since: null, isWhole: timer.isWhole && !isKept };
}

/** Null where it is not known. */
export const timeSpent = ({ spent, isWhole }: MalaTimer): number | null => (isWhole ? spent : null);
