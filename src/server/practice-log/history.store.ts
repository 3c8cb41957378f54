import type { PracticeMonth } from "#contract/personal-replies.ts";
import type { PracticeDay } from "#model/practice-log.ts";
import type { Db } from "../db/open.ts";
import { entryRows, toNotedEntry, type NotedEntry } from "./entry-rows.ts";
import { malasOfDays, readSums } from "./sums.store.ts";

/** The part of a log that is asked for. */
export interface Part {
  /** The ids are null for all mantras. */
  mantraIds: readonly string[] | null;
  /** The flag is true for mantras that the person has made, which are in no list. */
  hasOwn: boolean;
  hasSittings: boolean;
}

/** Returns the first and the last day of a month. The last day need not exist in the calendar. */
const daysOf = (month: string) => ({ first: `${month}-01`, last: `${month}-31` });

const monthOf = (date: string) => date.slice(0, 7);

/** One reply lists so many months. */
const listed = 24;

function monthsEarlier(month: string, months: number) {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - months);
  return monthOf(first.toISOString());
}

/** Returns the sums of the months with practice before `before`, the latest first, and where earlier months begin. */
export const listMonths = (db: Db, accountId: string, { part, before }: { part: Part; before: string }) =>
  readSums(db, accountId, async () => {
    const latest = await latestMonth(db, accountId, { part, before });
    if (latest === null) return { months: [], next: null };
    const from = monthsEarlier(latest, listed - 1);
    const rows = await daySums(db, accountId, part)
      .where("local_date", ">=", daysOf(from).first)
      .where("local_date", "<=", daysOf(latest).last)
      .execute();
    const isMore = (await latestMonth(db, accountId, { part, before: from })) !== null;
    return { months: toMonths(rows), next: isMore ? from : null };
  });

async function latestMonth(db: Db, accountId: string, { part, before }: { part: Part; before: string }) {
  const row = await days(db, accountId, part)
    .select("local_date")
    .where("local_date", "<", daysOf(before).first)
    .orderBy("local_date", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? monthOf(row.local_date) : null;
}

/** Selects the days with practice, a row for each, the latest first. */
const daySums = (db: Db, accountId: string, part: Part) =>
  days(db, accountId, part)
    .select(({ fn }) => [
      "local_date as date",
      fn.sum("repetitions").as("repetitions"),
      malasOfDays.as("malas"),
      fn.sum("minutes").as("minutes"),
    ])
    .groupBy("local_date")
    .orderBy("local_date", "desc");

/** Matches the ids of mantras that people have made. */
const ownIds = "own-%";

const days = (db: Db, accountId: string, { mantraIds, hasOwn, hasSittings }: Part) => {
  const all = db.selectFrom("practice_day").where("account_id", "=", accountId);
  if (mantraIds === null) return hasSittings ? all : all.where("mantra_id", "<>", "");
  const listed = [...mantraIds, ...(hasSittings ? [""] : [])];
  return all.where(({ eb, or }) =>
    or([
      ...(listed.length > 0 ? [eb("mantra_id", "in", listed)] : []),
      ...(hasOwn ? [eb("mantra_id", "like", ownIds)] : []),
    ]),
  );
};

type DaySum = Record<keyof PracticeDay, unknown> & { date: string };

const toDay = ({ date, repetitions, malas, minutes }: DaySum): PracticeDay => ({
  date,
  repetitions: Number(repetitions),
  malas: Number(malas),
  minutes: Number(minutes),
});

function toMonths(rows: readonly DaySum[]): PracticeMonth[] {
  const byMonth = Map.groupBy(rows.map(toDay), ({ date }) => monthOf(date));
  return Array.from(byMonth, ([month, days]) => ({ month, days: days.length, ...sumOf(days) }));
}

const sumOf = (days: readonly PracticeDay[]) => ({
  repetitions: days.reduce((sum, day) => sum + day.repetitions, 0),
  malas: days.reduce((sum, day) => sum + day.malas, 0),
  minutes: days.reduce((sum, day) => sum + day.minutes, 0),
});

/** The place of an entry in the order of the history. */
export interface Place {
  localDate: string;
  endedAt: string;
  id: string;
}

/** A page has so many entries. */
const pageSize = 50;

interface PageOf {
  part: Part;
  month: string;
  /** The place of the last entry of the previous page; null for the first page. */
  after: Place | null;
}

/** Returns entries of a month, the latest first, and the place after which the next page begins. */
export async function listEntries(db: Db, accountId: string, { part, month, after }: PageOf) {
  const { first, last } = daysOf(month);
  const rows = await partOf(entryRows(db, accountId), part)
    .where("local_date", ">=", first)
    .where("local_date", "<=", after && after.localDate < last ? after.localDate : last)
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple("local_date", "ended_at", "id"),
          "<",
          tuple(after?.localDate ?? "", after?.endedAt ?? "", after?.id ?? ""),
        ),
      ),
    )
    .orderBy("local_date", "desc")
    .orderBy("ended_at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize + 1)
    .execute();
  const entries: NotedEntry[] = rows.slice(0, pageSize).map(toNotedEntry);
  return { entries, next: rows.length > pageSize ? (entries.at(-1) ?? null) : null };
}

function partOf(rows: ReturnType<typeof entryRows>, { mantraIds, hasOwn, hasSittings }: Part) {
  if (mantraIds === null) return hasSittings ? rows : rows.where("mantra_id", "is not", null);
  return rows.where(({ eb, or }) =>
    or([
      ...(mantraIds.length > 0 ? [eb("mantra_id", "in", mantraIds)] : []),
      ...(hasOwn ? [eb("mantra_id", "like", ownIds)] : []),
      ...(hasSittings ? [eb("mantra_id", "is", null)] : []),
    ]),
  );
}

/** Lists the days on which a mantra was chanted, in order. */
export const listDaysOfMantra = (db: Db, accountId: string, mantraId: string): Promise<PracticeDay[]> =>
  readSums(db, accountId, async () => {
    const rows = await daySums(db, accountId, { mantraIds: [mantraId], hasOwn: false, hasSittings: false }).execute();
    return rows.map(toDay).toReversed();
  });
