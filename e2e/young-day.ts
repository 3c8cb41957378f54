import { setTimeout as pause } from "node:timers/promises";
import { day, minute, second } from "#model/durations.ts";

/** Time before the end of a day in which no journey begins. Those that look at what belongs to a day take less. */
const EVENING = 90 * second;

/** Minutes by which days begin before those of UTC: in UTC itself, in India, and where this machine stands. */
const zones = () => [0, 330, -new Date().getTimezoneOffset()];

/**
 * Waits shortly before midnight for the next day, because a mala of the day before is none of today, as is its mantra. The
 * server's clock cannot be stopped.
 */
export async function untilDayIsYoung() {
  const now = Date.now();
  const left = Math.min(...zones().map((ahead) => day - ((now + ahead * minute) % day)));
  if (left < EVENING) await pause(left + second);
}
