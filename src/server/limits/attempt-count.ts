import { minute, second } from "#model/durations.ts";
import type { Rule } from "./rules.ts";

/** Restarts with each attempt, so no fifteen minutes ever hold more than `max` of them without a wait. */
const window = 15 * minute;
/** Time without an attempt after which a count is forgotten. */
export const retention = 24 * 60 * minute;

/** A stored count, as the columns name it. */
export interface AttemptCount {
  used: number;
  last_at: string;
  /** Time until which attempts are refused. */
  free_at: string;
}

type Limit = Pick<Rule, "max" | "pace">;

/** Count after one more attempt, which the present one allows. */
export function countAttempt(count: AttemptCount | null, { max, pace }: Limit, at: Date): AttemptCount {
  const used = remembered(count, { max, pace }, at) + 1;
  const wait = used < max ? 0 : (pace.waits[Math.min(used - max, pace.waits.length - 1)] ?? 0);
  const freeAt = wait === 0 ? "" : new Date(at.getTime() + wait * second).toISOString();
  return { used, last_at: at.toISOString(), free_at: freeAt };
}

/** Attempts that still count. */
function remembered(count: AttemptCount | null, { max, pace }: Limit, at: Date) {
  if (!count) return 0;
  const passed = at.getTime() - Date.parse(count.last_at);
  if (passed >= retention || (count.used < max && passed >= window)) return 0;
  if (pace.forgetsOneEvery === null) return count.used;
  return Math.max(0, count.used - Math.floor(passed / (pace.forgetsOneEvery * second)));
}
