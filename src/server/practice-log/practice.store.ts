import type { NotNull } from "kysely";
import type { PracticeEntry } from "#model/practice-log.ts";
import type { Db } from "../db/open.ts";
import { prepared } from "../db/prepared.ts";
import type { Tables } from "../db/schema.ts";
import { addToSums, lockSums, shareOf, takeFromSums } from "./sums.store.ts";

interface NewEntry {
  entry: PracticeEntry;
  at: Date;
  /** Throws where the log, which holds the entry then, is too full. Nobody else changes its sums meanwhile. */
  requireRoom?: (tx: Db) => Promise<void>;
}

/** Inserts an entry once per id: a repeated call changes nothing, and a removed entry stays removed. */
export async function recordEntry(db: Db, accountId: string, { entry, at, requireRoom }: NewEntry) {
  await db.transaction().execute(async (tx) => {
    const inserted = await insertEntry(tx, toRow(accountId, entry, at));
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
    })
    .onConflict((conflict) => conflict.columns(["account_id", "id"]).doNothing())
    .returning("id"),
);

type NewRow = Omit<Tables["practice_entry"], "removed_at">;

const toRow = (accountId: string, entry: PracticeEntry, at: Date): NewRow => ({
  ...nothing,
  account_id: accountId,
  id: entry.id,
  kind: entry.kind,
  ...(entry.kind === "chant"
    ? { deity_id: entry.deityId, mantra_id: entry.mantraId, repetitions: entry.repetitions }
    : { sound_id: entry.soundId, minutes: entry.minutes }),
  started_at: entry.startedAt,
  ended_at: entry.endedAt,
  local_date: entry.localDate,
  time_zone: entry.timeZone,
  recorded_at: at.toISOString(),
  counted: 1,
});

const nothing = {
  deity_id: null,
  mantra_id: null,
  repetitions: null,
  sound_id: null,
  minutes: null,
  started_at: null,
  ended_at: null,
  local_date: null,
  time_zone: null,
};

/** Keeps only the id, so that a late repetition is not counted. False for an unknown entry. */
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
    .set({ ...nothing, removed_at: at.toISOString(), counted: null })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  // Another request may have removed it since.
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

/** The latest first. */
export async function latestEntries(db: Db, accountId: string, most: number): Promise<PracticeEntry[]> {
  const rows = await latestRows(db, { accountId, most });
  return rows.map(toEntry);
}

const latestRows = prepared((db, { accountId, most }: { accountId: string; most: number }) =>
  entryRows(db, accountId).orderBy("ended_at", "desc").orderBy("id", "desc").limit(most),
);

type ExportedEntry = PracticeEntry & { recordedAt: string };

/** Entries per query of an export. Nothing else runs meanwhile, so it takes a few milliseconds at most. */
const pageSize = 200;

/**
 * Stored practice of an account, oldest first, in pages that are read when they are asked for; without removed entries,
 * which have no content left.
 */
export async function* exportPractice(db: Db, accountId: string): AsyncGenerator<ExportedEntry[]> {
  let last = { ended_at: "", id: "" };
  for (;;) {
    const rows = await rowsAfter(db, { accountId, endedAt: last.ended_at, id: last.id });
    if (rows.length > 0) yield rows.map((row) => Object.assign(toEntry(row), { recordedAt: row.recorded_at }));
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

/** Rows per statement of a deletion. */
const deletedAtOnce = 250;

/** Deletes the whole log in small steps, between which others are served. */
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

interface LivedRow {
  started_at: NotNull;
  ended_at: NotNull;
  local_date: NotNull;
  time_zone: NotNull;
}
type ChantRow = LivedRow & { kind: "chant"; deity_id: NotNull; mantra_id: NotNull; repetitions: NotNull };
type SittingRow = LivedRow & { kind: "sitting"; sound_id: NotNull; minutes: NotNull };

/** An entry that is not removed has all columns of its kind, because recordEntry wrote them. */
const entryRows = (db: Db, accountId: string) =>
  db
    .selectFrom("practice_entry")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("ended_at", "is not", null)
    .$narrowType<ChantRow | SittingRow>();

type EntryRow = Awaited<ReturnType<ReturnType<typeof entryRows>["execute"]>>[number];

function toEntry(row: EntryRow): PracticeEntry {
  const { id, started_at: startedAt, ended_at: endedAt, local_date: localDate, time_zone: timeZone } = row;
  const lived = { startedAt, endedAt, localDate, timeZone };
  return row.kind === "chant"
    ? { id, kind: row.kind, deityId: row.deity_id, mantraId: row.mantra_id, repetitions: row.repetitions, ...lived }
    : { id, kind: row.kind, soundId: row.sound_id, minutes: row.minutes, ...lived };
}
