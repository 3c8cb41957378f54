import type { NotNull } from "kysely";
import { BEADS_PER_MALA, type MantraTotal, type PracticeDay, type PracticeTotals } from "#model/practice.ts";
import { addDays, streakDays } from "#practice/calendar-date.ts";
import type { Db } from "../db/open.ts";
import { prepared } from "../db/prepared.ts";

/** The first and the last day, both included. */
export interface Span {
  from: string;
  to: string;
}

/** Reads indexes only, not the entries. */
export async function getTotals(db: Db, accountId: string, today: string): Promise<PracticeTotals> {
  const [totalChants, malasToday, dates, lastActive] = await Promise.all([
    countChants(db, accountId),
    countMalas(db, accountId, today),
    datesOfStreak(db, accountId, today),
    lastEnd(db, accountId),
  ]);
  return { totalChants, malasToday, streakDays: streakDays(dates, today), lastActive };
}

export async function getStreak(db: Db, accountId: string, today: string): Promise<number> {
  return streakDays(await datesOfStreak(db, accountId, today), today);
}

export async function countChants(db: Db, accountId: string): Promise<number> {
  const [sum] = await sumOfRepetitions(db, { accountId });
  return Number(sum?.total);
}

const sumOfRepetitions = prepared((db, { accountId }: { accountId: string }) =>
  days(db, accountId).select(({ fn }) => fn.sum("repetitions").as("total")),
);

async function countMalas(db: Db, accountId: string, date: string) {
  const [count] = await malasOfDay(db, { accountId, date });
  return Number(count?.malas);
}

const malasOfDay = prepared((db, { accountId, date }: { accountId: string; date: string }) =>
  days(db, accountId)
    .select(({ fn }) => fn.countAll().as("malas"))
    .where("local_date", "=", date)
    .where("repetitions", "=", BEADS_PER_MALA),
);

const year = 366;

/** Reads backwards, a year at a time, until a day is missing. */
async function datesOfStreak(db: Db, accountId: string, today: string): Promise<string[]> {
  const dates: string[] = [];
  for (let before = addDays(today, 1); ; before = dates.at(-1) ?? before) {
    const rows = await datesBefore(db, { accountId, before });
    dates.push(...rows.flatMap(({ local_date: date }) => date ?? []));
    if (rows.length < year || !isUnbroken(dates)) return dates;
  }
}

const datesBefore = prepared((db, { accountId, before }: { accountId: string; before: string }) =>
  days(db, accountId)
    .select("local_date")
    .distinct()
    .where("local_date", "<", before)
    .orderBy("local_date", "desc")
    .limit(year),
);

/** Dates are distinct and descending, so that comparing the ends is enough. */
const isUnbroken = ([newest = "", ...older]: string[]) => older.at(-1) === addDays(newest, -older.length);

async function lastEnd(db: Db, accountId: string): Promise<string | null> {
  const [last] = await latestEnd(db, { accountId });
  return last?.end ?? null;
}

const latestEnd = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom("practice_entry")
    .select(({ fn }) => fn.max("ended_at").as("end"))
    .where("account_id", "=", accountId),
);

/** Days with practice, in order. */
export async function listDays(db: Db, accountId: string, { from, to }: Span): Promise<PracticeDay[]> {
  const rows = await days(db, accountId)
    .select(({ fn }) => [
      "local_date as date",
      fn.sum("repetitions").as("repetitions"),
      fn.countAll().filterWhere("repetitions", "=", BEADS_PER_MALA).as("malas"),
      fn.sum("minutes").as("minutes"),
    ])
    .where("local_date", ">=", from)
    .where("local_date", "<=", to)
    .groupBy("local_date")
    .orderBy("local_date")
    .$narrowType<{ date: NotNull }>()
    .execute();
  return rows.map(({ date, repetitions, malas, minutes }) => ({
    date,
    repetitions: Number(repetitions),
    malas: Number(malas),
    minutes: Number(minutes),
  }));
}

/** The most chanted first. */
export async function listMantras(db: Db, accountId: string, { from, to }: Span): Promise<MantraTotal[]> {
  const rows = await days(db, accountId)
    .select(({ fn }) => ["mantra_id as mantraId", fn.sum("repetitions").as("repetitions")])
    .where("local_date", ">=", from)
    .where("local_date", "<=", to)
    .where("mantra_id", "is not", null)
    .groupBy("mantra_id")
    .$narrowType<{ mantraId: NotNull }>()
    .execute();
  // Sorted here, because the databases collate text differently.
  return rows
    .map(({ mantraId, repetitions }) => ({ mantraId, repetitions: Number(repetitions) }))
    .toSorted(mostChantedFirst);
}

/** Ties are ordered by id. */
const mostChantedFirst = (a: MantraTotal, b: MantraTotal) =>
  b.repetitions - a.repetitions || (a.mantraId < b.mantraId ? -1 : 1);

/** Includes removed entries, whose columns are null and add nothing. */
const days = (db: Db, accountId: string) => db.selectFrom("practice_entry").where("account_id", "=", accountId);
