import { satUntil, type Session } from "./meditation-session.ts";
import { bellsFrom, fadeOf } from "./sitting-bells.ts";

export interface ScheduledBell {
  /** The seconds from now. */
  readonly at: number;
  readonly seconds: number;
  /** The volume from 0 to 1. */
  readonly volume: number;
}

/** The times are in seconds from now. A negative time is in the past. */
export interface ScheduledFade {
  readonly from: number;
  readonly to: number;
}

/** The sounds of a sitting that are to be played from now on. */
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
