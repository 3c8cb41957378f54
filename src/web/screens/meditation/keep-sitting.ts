import type { SoundId } from "#model/practice.ts";
import { isActive, sessionReducer, minutesSat, type Session } from "#practice/meditation-session.ts";
import { recordOf } from "#practice/sitting-record.ts";
import { holdSitting, newEntryId, noteSitting, recordSitting } from "../../data/practice-outbox.ts";

/**
 * Writes a sitting into the practice log: noted with each whole minute, because a phone may take the tab away without a
 * word, and recorded when it is over.
 */
export function keepSitting(soundId: SoundId) {
  const id = newEntryId();
  const release = holdSitting(id);
  let noted = 0;

  async function record(over: Session) {
    const sitting = toRecord(over);
    // Given back only then: what is noted would pass for the whole of it.
    if (sitting) await recordSitting(sitting);
    release();
  }

  function toRecord(session: Session) {
    return session.status === "finished" || session.status === "ended" ? recordOf(session, { id, soundId }) : null;
  }

  /** To be told of every moment of the sitting, its end included, and of none after it. */
  return function look(session: Session, now: number) {
    if (!isActive(session)) return void record(session);
    const minutes = minutesSat(session, now);
    if (minutes === noted) return;
    noted = minutes;
    const sitting = toRecord(sessionReducer(session, { type: "end", now }));
    if (sitting) void noteSitting(sitting);
  };
}
