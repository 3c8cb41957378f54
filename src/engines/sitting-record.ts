import type { SittingEntry } from "#model/practice-log.ts";
import { minutesSat, type Session } from "./meditation-session.ts";
import { LONGEST } from "./sitting-plan.ts";

export type SittingRecord = Pick<SittingEntry, "id" | "soundId" | "minutes" | "startedAt" | "endedAt">;

const iso = (at: number) => new Date(at).toISOString();

/** Returns the log entry of a sitting that is over, or null if it lasted less than a minute. */
export function recordOf(
  session: Extract<Session, { status: "finished" | "ended" }>,
  { id, soundId }: Pick<SittingEntry, "id" | "soundId">,
): SittingRecord | null {
  const minutes = Math.min(minutesSat(session, session.endedAt), LONGEST);
  if (minutes < 1) return null;
  return { id, soundId, minutes, startedAt: iso(session.startedAt), endedAt: iso(session.endedAt) };
}
