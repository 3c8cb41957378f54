import { minute, second } from "#model/durations.ts";
import type { Rule } from "./rules.ts";

/**
 * After this time without an attempt a new count begins, for rules that do not forget attempts earlier. A count that
 * has used up all attempts lasts until the retention ends.
 */
const window = 15 * minute;
/** A count is forgotten after this time without an attempt. */
export const retention = 24 * 60 * minute;

export interface AttemptCount {
  used: number;
  /** The time of the last attempt, or the time up to which attempts have been forgotten. */
  last_at: string;
  /** Attempts are refused until this time. */
  free_at: string;
}

type Limit = Pick<Rule, "max" | "pace">;

/** Returns the count after one more attempt, which must be allowed now. */
export function countAttempt(count: AttemptCount | null, limit: Limit, at: Date): AttemptCount {
  const { max, pace } = limit;
  const before = remembered(count, limit, at);
  const used = before.used + 1;
  const wait = used < max ? 0 : (pace.waits[Math.min(used - max, pace.waits.length - 1)] ?? 0);
  const freeAt = wait === 0 ? "" : new Date(at.getTime() + wait * second).toISOString();
  return { used, last_at: before.since.toISOString(), free_at: freeAt };
}

/** Returns the number of attempts that still count, and the time from which the next ones are forgotten. */
function remembered(count: AttemptCount | null, { max, pace }: Limit, at: Date): { used: number; since: Date } {
  const none = { used: 0, since: at };
  if (!count) return none;
  // The clock may have been set back since the last attempt.
  const last = Math.min(Date.parse(count.last_at), at.getTime());
  const passed = at.getTime() - last;
  if (passed >= retention) return none;
  if (pace.forgetsOneEvery === null) {
    return count.used < max && passed >= window ? none : { used: count.used, since: at };
  }
  const each = pace.forgetsOneEvery * second;
  const forgotten = Math.floor(passed / each);
  // The rest of the time counts towards forgetting the next attempt, even if another attempt comes first.
  return forgotten >= count.used ? none : { used: count.used - forgotten, since: new Date(last + forgotten * each) };
}
