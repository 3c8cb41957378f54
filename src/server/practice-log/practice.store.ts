import type { PracticeEntry } from "#model/practice-log.ts";
import type { Db } from "../db/open.ts";
import { prepared } from "../db/prepared.ts";
import type { Tables } from "../db/schema.ts";
import { emptyColumns, entryRows, toColumns, toExportedEntry, toMarkedEntry, type MarkedEntry } from "./entry-rows.ts";
import { addToSums, lockSums, shareOf, takeFromSums } from "./sums.store.ts";

interface NewEntry {
  entry: PracticeEntry;
  at: Date;
  /** The field is set where the person adds the entry by hand. */
  byHand?: { note: string | null } | undefined;
  /**
   * Throws where the log, which has the entry by then, is too full. No other transaction changes its sums meanwhile.
   */
  requireRoom?: (tx: Db) => Promise<void>;
}

/** Inserts an entry once per id. A repeated call changes nothing, and a removed entry stays removed. */
export async function recordEntry(db: Db, accountId: string, { entry, at, byHand, requireRoom }: NewEntry) {
  await db.transaction().execute(async (tx) => {
    const inserted = await insertEntry(tx, toRow(accountId, { entry, at, byHand }));
    if (inserted.length === 0) return;
    await addToSums(tx, accountId, { share: shareOf(entry), at });
    await requireRoom?.(tx);
  });
}

const insertEntry = prepared((db, row: NewRow) =>
  db
    .insertInto("practice_entry")
    .values({
      account_id: row.account_id,
      id: row.id,
      kind: row.kind,
      deity_id: row.deity_id,
      mantra_id: row.mantra_id,
      repetitions: row.repetitions,
      sound_id: row.sound_id,
      minutes: row.minutes,
      started_at: row.started_at,
      ended_at: row.ended_at,
      local_date: row.local_date,
      time_zone: row.time_zone,
      recorded_at: row.recorded_at,
      counted: row.counted,
      by_hand: row.by_hand,
      note: row.note,
    })
    .onConflict((conflict) => conflict.columns(["account_id", "id"]).doNothing())
    .returning("id"),
);

type NewRow = Omit<Tables["practice_entry"], "removed_at">;

const toRow = (accountId: string, { entry, at, byHand }: NewEntry): NewRow => ({
  ...emptyColumns,
  ...toColumns(entry),
  account_id: accountId,
  id: entry.id,
  kind: entry.kind,
  recorded_at: at.toISOString(),
  counted: 1,
  ...(byHand && { by_hand: 1, note: byHand.note }),
});

/**
 * Removes all of an entry but its id, so that the entry is not counted when it is sent again. Resolves to false for an
 * unknown entry.
 */
export async function removeEntry(db: Db, accountId: string, { id, at }: { id: string; at: Date }): Promise<boolean> {
  const known = await findRow(db, accountId, id);
  if (known && known.removed_at === null) {
    await db.transaction().execute((tx) => removeRow(tx, accountId, { id, at }));
  }
  return known !== undefined;
}

async function removeRow(tx: Db, accountId: string, { id, at }: { id: string; at: Date }) {
  await lockSums(tx, accountId);
  const row = await findRow(tx, accountId, id);
  const { numUpdatedRows } = await tx
    .updateTable("practice_entry")
    .set({ ...emptyColumns, removed_at: at.toISOString(), counted: null })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  // Another request may have removed the entry meanwhile.
  if (numUpdatedRows === 0n || !row?.counted) return;
  const { local_date: localDate, mantra_id: mantraId, repetitions, minutes } = row;
  await takeFromSums(tx, accountId, {
    localDate: localDate ?? "",
    mantraId: mantraId ?? "",
    repetitions: repetitions ?? 0,
    minutes: minutes ?? 0,
  });
}

const findRow = (db: Db, accountId: string, id: string) =>
  db
    .selectFrom("practice_entry")
    .select(["local_date", "mantra_id", "repetitions", "minutes", "counted", "removed_at"])
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();

/** Returns the latest entries, the latest first. */
export async function latestEntries(db: Db, accountId: string, most: number): Promise<MarkedEntry[]> {
  const rows = await latestRows(db, { accountId, most });
  return rows.map(toMarkedEntry);
}

const latestRows = prepared((db, { accountId, most }: { accountId: string; most: number }) =>
  entryRows(db, accountId).orderBy("ended_at", "desc").orderBy("id", "desc").limit(most),
);

type ExportedEntry = ReturnType<typeof toExportedEntry>;

/**
 * One query of an export reads so many entries. Nothing else runs meanwhile, so it must not take more than a few
 * milliseconds.
 */
const pageSize = 200;

/**
 * Yields the stored practice of an account, the oldest first, in pages that are read when they are asked for. Removed
 * entries have no content left, so they are not included.
 */
export async function* exportPractice(db: Db, accountId: string): AsyncGenerator<ExportedEntry[]> {
  let last = { ended_at: "", id: "" };
  for (;;) {
    const rows = await rowsAfter(db, { accountId, endedAt: last.ended_at, id: last.id });
    if (rows.length > 0) yield rows.map(toExportedEntry);
    if (rows.length < pageSize) return;
    last = rows.at(-1) ?? last;
  }
}

const rowsAfter = prepared((db, { accountId, endedAt, id }: { accountId: string; endedAt: string; id: string }) =>
  entryRows(db, accountId)
    .where(({ eb, refTuple, tuple }) => eb(refTuple("ended_at", "id"), ">", tuple(endedAt, id)))
    .orderBy("ended_at")
    .orderBy("id")
    .limit(pageSize),
);

/** One statement deletes so many rows. */
const deletedAtOnce = 250;

/** Deletes the whole log in small steps, so that other requests are answered in between. */
export async function deletePractice(db: Db, accountId: string) {
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom("practice_entry")
      .where("account_id", "=", accountId)
      .where("id", "in", (row) =>
        row.selectFrom("practice_entry").select("id").where("account_id", "=", accountId).limit(deletedAtOnce),
      )
      .executeTakeFirst();
    if (numDeletedRows < deletedAtOnce) break;
  }
  await db.deleteFrom("practice_day").where("account_id", "=", accountId).execute();
  await db.deleteFrom("practice_total").where("account_id", "=", accountId).execute();
}
