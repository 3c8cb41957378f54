import { satUntil, type Session } from "./meditation-session.ts";
import { bellsFrom, fadeOf } from "./sitting-bells.ts";

export interface ScheduledBell {
  /** Seconds from now. */
  readonly at: number;
  readonly seconds: number;
  /** 0 … 1 */
  readonly volume: number;
}

/** Seconds from now, below zero for what has begun. */
export interface ScheduledFade {
  readonly from: number;
  readonly to: number;
}

/** Everything to be heard of a sitting from now on. */
export interface SoundSchedule {
  readonly bells: readonly ScheduledBell[];
  readonly fade: ScheduledFade | null;
}

export function soundSchedule(session: Extract<Session, { status: "running" }>, now: number): SoundSchedule {
  const sat = satUntil(session, now);
  const fromNow = (at: number) => (at - sat) / 1000;
  const fade = fadeOf(session.plan);
  return {
    bells: bellsFrom(session.plan, sat).map(({ at, seconds, volume }) => ({ at: fromNow(at), seconds, volume })),
    fade: fade && { from: fromNow(fade.from), to: fromNow(fade.to) },
  };
}
