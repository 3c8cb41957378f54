import type { PracticeEntry } from "#model/practice-log.ts";
import type { Db } from "../db/open.ts";
import { changedFacts } from "./by-hand.ts";
import { entryRows, toColumns, toEntry, toNotedEntry, type NotedEntry } from "./entry-rows.ts";
import { lockSums, moveInSums, shareOf } from "./sums.store.ts";

interface CorrectionOf {
  id: string;
  at: Date;
  /** The entry as it is to be; throws where that cannot be. */
  correct: (entry: PracticeEntry) => PracticeEntry;
  /** Undefined where the note stays. */
  note: string | null | undefined;
  /** Throws where the day of the entry, which the sums hold then, has no room for it. */
  requireRoom: (tx: Db, entry: PracticeEntry) => Promise<void>;
}

/** Changes an entry, its mark and the sums together; null for an entry that is unknown or removed. */
export const storeCorrection = (db: Db, accountId: string, given: CorrectionOf): Promise<NotedEntry | null> =>
  db.transaction().execute(async (tx) => {
    const { id, at, correct, note, requireRoom } = given;
    await lockSums(tx, accountId);
    const row = await entryRows(tx, accountId).where("id", "=", id).executeTakeFirst();
    if (!row) return null;
    const before = toEntry(row);
    const after = correct(before);
    const changed = changedFacts(before, after);
    const first = { ...changed, ...(JSON.parse(row.first_recorded ?? "{}") as object) };
    const columns = {
      ...toColumns(after),
      ...(changed && { corrected_at: at.toISOString(), first_recorded: JSON.stringify(first) }),
      ...(note !== undefined && { note }),
    };
    await tx
      .updateTable("practice_entry")
      .set(columns)
      .where("account_id", "=", accountId)
      .where("id", "=", id)
      .execute();
    if (changed) {
      // Without the mark, an earlier release has written the row, and the next reading adds it up as it is then.
      if (row.counted) await moveInSums(tx, accountId, { from: shareOf(before), to: shareOf(after) });
      await requireRoom(tx, after);
    }
    return toNotedEntry({ ...row, ...columns } as typeof row);
  });
