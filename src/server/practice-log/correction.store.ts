import type { PracticeEntry } from "#model/practice-log.ts";
import type { Db } from "../db/open.ts";
import { changedFacts } from "./by-hand.ts";
import { entryRows, toColumns, toEntry, toNotedEntry, type NotedEntry } from "./entry-rows.ts";
import { lockSums, moveInSums, shareOf } from "./sums.store.ts";

interface CorrectionOf {
  id: string;
  at: Date;
  /** Returns the corrected entry; throws where the correction is not possible. */
  correct: (entry: PracticeEntry) => PracticeEntry;
  /** The note is undefined where it stays as it is. */
  note: string | null | undefined;
  /** Throws where the day of the entry has no room for it. The sums include the entry by then. */
  requireRoom: (tx: Db, entry: PracticeEntry) => Promise<void>;
}

/** Changes an entry, its mark and the sums together. Resolves to null for an entry that is unknown or removed. */
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
      // A row without the mark was written by an earlier release, and the next reading adds it to the sums as it is by
      // then.
      if (row.counted) await moveInSums(tx, accountId, { from: shareOf(before), to: shareOf(after) });
      await requireRoom(tx, after);
    }
    return toNotedEntry({ ...row, ...columns } as typeof row);
  });
