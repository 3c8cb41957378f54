import type { ScheduledFade } from "#practice/sitting-schedule.ts";

type Gain = Pick<AudioParam, "cancelScheduledValues" | "setValueAtTime" | "linearRampToValueAtTime">;

/**
 * Schedules the fade of a sitting on a gain, in place of an earlier one; also from its middle. Returns when it ends on
 * the gain's clock, in seconds; null where nothing fades.
 */
export function scheduleFade(gain: Gain, fade: ScheduledFade | null, now: number): number | null {
  gain.cancelScheduledValues(now);
  gain.setValueAtTime(fade ? levelNow(fade) : 1, now);
  if (!fade) return null;
  const end = now + Math.max(0, fade.to);
  if (fade.from >= 0) gain.setValueAtTime(1, now + fade.from);
  gain.linearRampToValueAtTime(0, end);
  return end;
}

const levelNow = ({ from, to }: ScheduledFade) => (from < 0 ? Math.max(0, to / (to - from)) : 1);
