import { sql } from "kysely";
import { BEADS_PER_MALA } from "#model/practice.ts";
import type { PracticeEntry } from "#model/practice-log.ts";
import type { Db } from "../db/open.ts";
import { prepared } from "../db/prepared.ts";

/** The amounts that an entry adds to the sums of its day. */
export interface Share {
  localDate: string;
  /** The id is empty for a sitting. */
  mantraId: string;
  repetitions: number;
  minutes: number;
}

export const shareOf = (entry: PracticeEntry): Share =>
  entry.kind === "chant"
    ? { localDate: entry.localDate, mantraId: entry.mantraId, repetitions: entry.repetitions, minutes: 0 }
    : { localDate: entry.localDate, mantraId: "", repetitions: 0, minutes: entry.minutes };

/**
 * Adds up the malas of days. On one day, 108 repetitions of one mantra are one mala, whatever rounds and parts they
 * were counted in.
 */
export const malasOfDays = sql<unknown>`sum(repetitions / ${sql.lit(BEADS_PER_MALA)})`;

/**
 * Returns the whole malas of one entry, as earlier releases that serve the same database add them up. Only an entry by
 * hand has more than one.
 */
const malasOf = ({ repetitions }: Share) => Math.floor(repetitions / BEADS_PER_MALA);

/** Adds a new entry to the sums, in the transaction that has inserted it. */
export async function addToSums(tx: Db, accountId: string, { share, at }: { share: Share; at: Date }) {
  const { localDate, mantraId, repetitions, minutes } = share;
  await addToTotal(tx, { accountId, repetitions, day: at.toISOString().slice(0, 10) });
  await addToDay(tx, { accountId, localDate, mantraId, repetitions, malas: malasOf(share), minutes });
}

const addToTotal = prepared((db, given: { accountId: string; repetitions: number; day: string }) =>
  db
    .insertInto("practice_total")
    .values({ account_id: given.accountId, repetitions: given.repetitions, recorded_on: given.day, recorded: 1 })
    .onConflict((known) =>
      known.column("account_id").doUpdateSet(({ eb, ref }) => ({
        repetitions: eb(ref("practice_total.repetitions"), "+", ref("excluded.repetitions")),
        recorded_on: ref("excluded.recorded_on"),
        recorded: eb
          .case()
          .when("practice_total.recorded_on", "=", ref("excluded.recorded_on"))
          .then(eb("practice_total.recorded", "+", 1))
          .else(1)
          .end(),
      })),
    ),
);

type DayShare = Share & { accountId: string; malas: number };

const addToDay = prepared((db, { accountId, localDate, mantraId, repetitions, malas, minutes }: DayShare) =>
  db
    .insertInto("practice_day")
    .values({
      account_id: accountId,
      local_date: localDate,
      mantra_id: mantraId,
      entries: 1,
      repetitions,
      malas,
      minutes,
    })
    .onConflict((known) =>
      known.columns(["account_id", "local_date", "mantra_id"]).doUpdateSet(({ eb, ref }) => ({
        entries: eb("practice_day.entries", "+", 1),
        repetitions: eb("practice_day.repetitions", "+", ref("excluded.repetitions")),
        malas: eb("practice_day.malas", "+", ref("excluded.malas")),
        minutes: eb("practice_day.minutes", "+", ref("excluded.minutes")),
      })),
    ),
);

/**
 * Returns true for an entry by hand with several malas. Earlier releases count it as none when they add up its day, so
 * its day is added up again with each change of the entry.
 */
const hasSeveralMalas = ({ repetitions }: Share) => repetitions > BEADS_PER_MALA;

/** Subtracts an entry that was counted, in the transaction that has removed it. */
export async function takeFromSums(tx: Db, accountId: string, share: Share) {
  if (hasSeveralMalas(share)) return addUpDaysIn(tx, accountId, [share.localDate]);
  const { localDate, mantraId, repetitions, minutes } = share;
  await tx
    .updateTable("practice_total")
    .set((row) => ({ repetitions: row("repetitions", "-", repetitions) }))
    .where("account_id", "=", accountId)
    .execute();
  await tx
    .updateTable("practice_day")
    .set((row) => ({
      entries: row("entries", "-", 1),
      repetitions: row("repetitions", "-", repetitions),
      malas: row("malas", "-", malasOf(share)),
      minutes: row("minutes", "-", minutes),
    }))
    .where("account_id", "=", accountId)
    .where("local_date", "=", localDate)
    .where("mantra_id", "=", mantraId)
    .execute();
  await tx
    .deleteFrom("practice_day")
    .where("account_id", "=", accountId)
    .where("local_date", "=", localDate)
    .where("mantra_id", "=", mantraId)
    .where("entries", "=", 0)
    .execute();
}

/** Moves an entry that was counted to another day, mantra or amount, in the transaction that has corrected it. */
export async function moveInSums(tx: Db, accountId: string, { from, to }: { from: Share; to: Share }) {
  if ([from, to].some(hasSeveralMalas)) return addUpDaysIn(tx, accountId, [from.localDate, to.localDate]);
  await takeFromSums(tx, accountId, from);
  await tx
    .updateTable("practice_total")
    .set((row) => ({ repetitions: row("repetitions", "+", to.repetitions) }))
    .where("account_id", "=", accountId)
    .execute();
  await addToDay(tx, { accountId, ...to, malas: malasOf(to) });
}

/** Keeps all other transactions from changing the sums of a person until this one ends. */
export async function lockSums(tx: Db, accountId: string) {
  await tx
    .insertInto("practice_total")
    .values({ account_id: accountId, repetitions: 0, recorded_on: "", recorded: 0 })
    .onConflict((known) =>
      known.column("account_id").doUpdateSet(({ ref }) => ({ repetitions: ref("practice_total.repetitions") })),
    )
    .execute();
}

/**
 * Reads sums that include everything in the log. An earlier release that serves the same database writes and removes
 * entries without changing the sums. Such entries are few, are found by an index of their own, and are added up first.
 */
export async function readSums<Result>(db: Db, accountId: string, read: () => Promise<Result>): Promise<Result> {
  const [[uncounted], result] = await Promise.all([uncountedEntries(db, { accountId, most: 1 }), read()]);
  if (!uncounted) return result;
  await addUpUncounted(db, accountId);
  return read();
}

/** One query finds so many entries. Their days are added up in one transaction. */
const batchSize = 1000;

async function addUpUncounted(db: Db, accountId: string) {
  for (;;) {
    const found = await uncountedEntries(db, { accountId, most: batchSize });
    if (found.length === 0) return;
    const removed = found.filter(({ local_date: date }) => date === null).map(({ id }) => id);
    if (removed.length > 0) await forgetRemoved(db, accountId, removed);
    const dates = new Set(found.flatMap(({ local_date: date }) => date ?? []));
    if (dates.size > 0) await addUpDays(db, accountId, [...dates]);
  }
}

/** The condition must be that of the index, word for word. */
const uncountedEntries = prepared((db, { accountId, most }: { accountId: string; most: number }) =>
  db
    .selectFrom("practice_entry")
    .select(["id", "local_date"])
    .where("account_id", "=", accountId)
    .where(sql<boolean>`(removed_at is null) = (counted is null)`)
    .orderBy("local_date")
    .limit(most),
);

/**
 * An entry that an earlier release has removed no longer has its day, so every day is added up again. Columns that the
 * earlier release does not know are emptied. The mark is removed last, so that an interrupted run begins again.
 */
async function forgetRemoved(db: Db, accountId: string, removed: readonly string[]) {
  const days = db.selectFrom("practice_day").select("local_date").distinct().where("account_id", "=", accountId);
  for (const { local_date: date } of await days.execute()) await addUpDays(db, accountId, [date]);
  await db
    .updateTable("practice_entry")
    .set({ counted: null, by_hand: null, corrected_at: null, first_recorded: null, note: null })
    .where("account_id", "=", accountId)
    .where("id", "in", removed)
    .execute();
}

/** Calculates the sums of some days again from the log. Repeating it changes nothing. */
const addUpDays = (db: Db, accountId: string, dates: readonly string[]) =>
  db.transaction().execute(async (tx) => {
    await lockSums(tx, accountId);
    await addUpDaysIn(tx, accountId, dates);
  });

async function addUpDaysIn(tx: Db, accountId: string, dates: readonly string[]) {
  await tx
    .updateTable("practice_entry")
    .set({ counted: 1 })
    .where("account_id", "=", accountId)
    .where("local_date", "in", dates)
    .where("counted", "is", null)
    .execute();
  await tx.deleteFrom("practice_day").where("account_id", "=", accountId).where("local_date", "in", dates).execute();
  await tx
    .insertInto("practice_day")
    .columns(["account_id", "local_date", "mantra_id", "entries", "repetitions", "malas", "minutes"])
    .expression(sumsOfDays(tx, accountId, dates))
    .execute();
  await addUpTotal(tx, accountId);
}

const sumsOfDays = (tx: Db, accountId: string, dates: readonly string[]) =>
  tx
    .selectFrom("practice_entry")
    .select(({ eb, fn, lit }) => [
      "account_id",
      "local_date",
      fn.coalesce("mantra_id", sql<string>`''`).as("mantra_id"),
      fn.countAll<number>().as("entries"),
      fn.coalesce(fn.sum<number>("repetitions"), lit(0)).as("repetitions"),
      fn.coalesce(fn.sum<number>(eb("repetitions", "/", lit(BEADS_PER_MALA))), lit(0)).as("malas"),
      fn.coalesce(fn.sum<number>("minutes"), lit(0)).as("minutes"),
    ])
    .where("account_id", "=", accountId)
    .where("local_date", "in", dates)
    .groupBy(["account_id", "local_date", "mantra_id"]);

async function addUpTotal(tx: Db, accountId: string) {
  const log = tx.selectFrom("practice_entry").where("account_id", "=", accountId);
  const latest = await log.select(({ fn }) => fn.max("recorded_at").as("at")).executeTakeFirst();
  const day = (latest?.at ?? "").slice(0, 10);
  const recorded = await log
    .select(({ fn }) => fn.countAll().as("rows"))
    .where("recorded_at", ">=", day)
    .executeTakeFirst();
  const sum = await tx
    .selectFrom("practice_day")
    .select(({ fn }) => fn.sum("repetitions").as("repetitions"))
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  await tx
    .updateTable("practice_total")
    .set({ repetitions: Number(sum?.repetitions), recorded_on: day, recorded: Number(recorded?.rows) })
    .where("account_id", "=", accountId)
    .execute();
}
