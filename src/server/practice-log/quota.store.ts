import type { PracticeEntry } from "#model/practice-log.ts";
import type { Db } from "../db/open.ts";
import { prepared } from "../db/prepared.ts";
import type { DayUse } from "./plausible.ts";
import { readSums, shareOf } from "./sums.store.ts";

interface Days {
  /** The day in the person's own time zone. */
  date: string;
  /** The day in UTC. */
  serverDay: string;
}

/** What an account has in its log for one day of the person, and how much was recorded on one day of the server. */
export interface LogUse {
  day: DayUse;
  recorded: number;
}

export const readUse = (db: Db, accountId: string, days: Days): Promise<LogUse> =>
  readSums(db, accountId, () => useOfLog(db, accountId, days));

/** Reads the same, without an entry that the transaction has just added. */
export async function readUseWithout(tx: Db, accountId: string, { entry, ...days }: Days & { entry: PracticeEntry }) {
  const { day, recorded } = await useOfLog(tx, accountId, days);
  const { repetitions, minutes } = shareOf(entry);
  const before = {
    entries: day.entries - 1,
    repetitions: day.repetitions - repetitions,
    minutes: day.minutes - minutes,
  };
  return { day: before, recorded: recorded - 1 };
}

async function useOfLog(db: Db, accountId: string, { date, serverDay }: Days): Promise<LogUse> {
  const [[day], [total]] = await Promise.all([useOfDay(db, { accountId, date }), totalOf(db, { accountId })]);
  return { day: toDayUse(day), recorded: total?.recorded_on === serverDay ? total.recorded : 0 };
}

const useOfDay = prepared((db, { accountId, date }: { accountId: string; date: string }) =>
  db
    .selectFrom("practice_day")
    .select(({ fn }) => [
      fn.sum("entries").as("entries"),
      fn.sum("repetitions").as("repetitions"),
      fn.sum("minutes").as("minutes"),
    ])
    .where("account_id", "=", accountId)
    .where("local_date", "=", date),
);

/**
 * The number includes removed entries, whose ids are kept, because adding and removing entries must not fill the table.
 */
const totalOf = prepared((db, { accountId }: { accountId: string }) =>
  db.selectFrom("practice_total").select(["recorded_on", "recorded"]).where("account_id", "=", accountId),
);

const toDayUse = (row: Record<keyof DayUse, unknown> | undefined): DayUse => ({
  entries: Number(row?.entries),
  repetitions: Number(row?.repetitions),
  minutes: Number(row?.minutes),
});

/** Returns true for an entry that was recorded before, even if it has been removed since. */
export async function isKnownEntry(db: Db, accountId: string, { id }: Pick<PracticeEntry, "id">): Promise<boolean> {
  const row = await db
    .selectFrom("practice_entry")
    .select("id")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}
