import type { SittingEntry } from "#model/practice-log.ts";
import type { SoundId } from "#model/practice.ts";
import { minutesSat, type Session } from "./meditation-session.ts";
import { LONGEST } from "./sitting-plan.ts";

export interface SittingRecord extends Pick<SittingEntry, "id" | "minutes" | "startedAt" | "endedAt"> {
  soundId: SoundId;
}

const iso = (at: number) => new Date(at).toISOString();

interface RecordOptions extends Pick<SittingRecord, "id" | "soundId"> {
  /** The device's clock was set forward by so many milliseconds since the sitting's own clock began. */
  clockSetBy?: number;
}

/**
 * Returns the log entry of a sitting that is over; null if it lasted less than a minute. The whole sitting is dated by
 * the device's clock as it is set now, because a clock that somebody has set is right from then on.
 */
export function recordOf(
  session: Extract<Session, { status: "finished" | "ended" }>,
  { id, soundId, clockSetBy = 0 }: RecordOptions,
): SittingRecord | null {
  const minutes = Math.min(minutesSat(session, session.endedAt), LONGEST);
  if (minutes < 1) return null;
  return {
    id,
    soundId,
    minutes,
    startedAt: iso(session.startedAt + clockSetBy),
    endedAt: iso(session.endedAt + clockSetBy),
  };
}
