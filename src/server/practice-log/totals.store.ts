import type { MantraTotal, PracticeDay, PracticeTotals } from "#model/practice-log.ts";
import { addDays, streakDays } from "#engines/calendar-date.ts";
import type { Db } from "../db/open.ts";
import { prepared } from "../db/prepared.ts";
import { malasOfDays, readSums } from "./sums.store.ts";

/** The first and the last day, both included. */
export interface Span {
  from: string;
  to: string;
}

export async function getTotals(db: Db, accountId: string, today: string): Promise<PracticeTotals> {
  const [sums, lastActive] = await Promise.all([
    readSums(db, accountId, async () => ({
      ...(await countsOf(db, accountId, today)),
      malasToday: await countMalas(db, accountId, today),
    })),
    lastEnd(db, accountId),
  ]);
  return { ...sums, lastActive };
}

export const getCount = (db: Db, accountId: string, today: string) =>
  readSums(db, accountId, () => countsOf(db, accountId, today));

async function countsOf(db: Db, accountId: string, today: string) {
  const [totalChants, dates] = await Promise.all([countChants(db, accountId), datesOfStreak(db, accountId, today)]);
  return { totalChants, streakDays: streakDays(dates, today) };
}

async function countChants(db: Db, accountId: string): Promise<number> {
  const [total] = await repetitionsOf(db, { accountId });
  return Number(total?.repetitions ?? 0);
}

const repetitionsOf = prepared((db, { accountId }: { accountId: string }) =>
  db.selectFrom("practice_total").select("repetitions").where("account_id", "=", accountId),
);

async function countMalas(db: Db, accountId: string, date: string) {
  const [count] = await malasOfDay(db, { accountId, date });
  return Number(count?.malas);
}

const malasOfDay = prepared((db, { accountId, date }: { accountId: string; date: string }) =>
  days(db, accountId).select(malasOfDays.as("malas")).where("local_date", "=", date),
);

const year = 366;

/** Reads backwards, a year at a time, until a day is missing. */
async function datesOfStreak(db: Db, accountId: string, today: string): Promise<string[]> {
  const dates: string[] = [];
  for (let before = addDays(today, 1); ; before = dates.at(-1) ?? before) {
    const rows = await datesBefore(db, { accountId, before });
    dates.push(...rows.map(({ local_date: date }) => date));
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

/** The dates are distinct and descending, so comparing the first with the last is enough. */
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

/** Lists the days with practice, in order. */
export async function listDays(db: Db, accountId: string, span: Span): Promise<PracticeDay[]> {
  const rows = await readSums(db, accountId, () => sumsOfDays(db, { accountId, ...span }));
  return rows.map(({ date, repetitions, malas, minutes }) => ({
    date,
    repetitions: Number(repetitions),
    malas: Number(malas),
    minutes: Number(minutes),
  }));
}

const sumsOfDays = prepared((db, { accountId, from, to }: Span & { accountId: string }) =>
  days(db, accountId)
    .select(({ fn }) => [
      "local_date as date",
      fn.sum("repetitions").as("repetitions"),
      malasOfDays.as("malas"),
      fn.sum("minutes").as("minutes"),
    ])
    .where("local_date", ">=", from)
    .where("local_date", "<=", to)
    .groupBy("local_date")
    .orderBy("local_date"),
);

/** Lists mantras, the most chanted first. */
export async function listMantras(db: Db, accountId: string, span: Span): Promise<MantraTotal[]> {
  const rows = await readSums(db, accountId, () => sumsOfMantras(db, { accountId, ...span }));
  // The rows are sorted here, because the databases sort text in different ways.
  return rows
    .map(({ mantraId, repetitions }) => ({ mantraId, repetitions: Number(repetitions) }))
    .toSorted(mostChantedFirst);
}

const sumsOfMantras = prepared((db, { accountId, from, to }: Span & { accountId: string }) =>
  days(db, accountId)
    .select(({ fn }) => ["mantra_id as mantraId", fn.sum("repetitions").as("repetitions")])
    .where("local_date", ">=", from)
    .where("local_date", "<=", to)
    .where("mantra_id", "<>", "")
    .groupBy("mantra_id"),
);

/** Equally chanted mantras are ordered by id. */
const mostChantedFirst = (a: MantraTotal, b: MantraTotal) =>
  b.repetitions - a.repetitions || (a.mantraId < b.mantraId ? -1 : 1);

const days = (db: Db, accountId: string) => db.selectFrom("practice_day").where("account_id", "=", accountId);
