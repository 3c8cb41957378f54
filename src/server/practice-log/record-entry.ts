import { day as dayMs } from "#model/durations.ts";
import type { PracticeEntry } from "#model/practice-log.ts";
import type { Db } from "../db/open.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import { mostRecorded, overfullDay } from "./plausible.ts";
import { recordEntry } from "./practice.store.ts";
import { isKnownEntry, readUse, readUseWithout, type LogUse } from "./quota.store.ts";

/** Records plausible entries for which the log has room. Throws a refusal for all others. */
export const createRecorder =
  ({ db, now }: Pick<Deps, "db" | "now">) =>
  async (accountId: string, entry: PracticeEntry, byHand?: { note: string | null }) => {
    const at = now();
    const days = { date: entry.localDate, serverDay: dayOf(at) };
    const refusal = overQuota(await readUse(db, accountId, days), entry, at);
    // The entry is known if it is sent again because a reply was lost.
    if (refusal && !(await isKnownEntry(db, accountId, entry))) throw refusal;
    await recordEntry(db, accountId, {
      entry,
      at,
      byHand,
      async requireRoom(tx) {
        // The quota is checked once more, because other entries may have been recorded meanwhile.
        const late = overQuota(await readUseWithout(tx, accountId, { ...days, entry }), entry, at);
        if (late) throw late;
      },
    });
  };

/** Throws where the day of a corrected entry has no room for it. The log includes the entry by then. */
export async function requireRoomInDay(tx: Db, accountId: string, { entry, at }: { entry: PracticeEntry; at: Date }) {
  const days = { date: entry.localDate, serverDay: dayOf(at) };
  const { day } = await readUseWithout(tx, accountId, { ...days, entry });
  const refusal = tooMuchInDay(day, entry);
  if (refusal) throw refusal;
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/**
 * Returns the refusal of an entry for which the person's day, or this day of the server, has no room; otherwise null.
 */
function overQuota({ day, recorded }: LogUse, entry: PracticeEntry, at: Date) {
  const refusal = tooMuchInDay(day, entry);
  if (refusal || recorded < mostRecorded) return refusal;
  const midnight = new Date(at).setUTCHours(0, 0, 0, 0);
  const seconds = Math.ceil((midnight + dayMs - at.getTime()) / 1000);
  return new HttpError("too-much-practice", { headers: { "retry-after": String(seconds) } });
}

function tooMuchInDay(day: LogUse["day"], entry: PracticeEntry) {
  const reason = overfullDay(entry, day);
  return reason === null ? null : new HttpError("implausible-practice", { reason });
}
