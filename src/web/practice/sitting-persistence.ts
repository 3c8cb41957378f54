import type { SoundId } from "#model/practice.ts";
import { isActive, minutesSat, sessionReducer, type Session } from "#engines/meditation-session.ts";
import { recordOf } from "#engines/sitting-record.ts";
import { holdLock, sittingLockName } from "./locks.ts";
import type { PracticeEntry } from "./practice-entry.ts";
import { putEntry } from "./practice-database.ts";
import type { PracticeDeps } from "./practice-deps.ts";

/**
 * Writes a sitting down as an entry to be sent: open with each whole minute, because a phone may discard the tab without a word, and
 * due when it is over. Returns a function to be called with every state of the sitting, its end included, at a time of the
 * steady clock.
 */
export function persistSitting(soundId: SoundId, { store, locks, person, clock, newId }: PracticeDeps) {
  const id = newId();
  const release = holdLock(locks, sittingLockName(id));
  let notedMinutes = 0;

  function write(over: Session, state: PracticeEntry["state"]) {
    const isOver = over.status === "finished" || over.status === "ended";
    const record = isOver ? recordOf(over, { id, soundId, clockSetBy: clock.now() - clock.steadyNow() }) : null;
    if (!record) return Promise.resolve(true);
    const entry = { ...record, kind: "sitting", timeZone: clock.timeZone(), owner: person.current(), state } as const;
    return store.write([putEntry(entry)]);
  }

  return function onChange(session: Session, now: number) {
    // The lock is released after that: until then the open entry would pass for the whole sitting.
    if (!isActive(session)) return void write(session, { name: "due" }).finally(release);
    const minutes = minutesSat(session, now);
    // Without shared locks no other tab could tell that the sitting is in progress, and half of it would be sent.
    if (minutes === notedMinutes || !locks.areShared) return;
    notedMinutes = minutes;
    void write(sessionReducer(session, { type: "end", now }), { name: "open" });
  };
}
