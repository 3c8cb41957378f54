import type { PracticeEntry } from "#model/practice.ts";
import type { Db } from "../db/open.ts";
import { prepared } from "../db/prepared.ts";
import type { DayUse } from "./plausible.ts";

/** Reads what an account has in its log for a day of its life, and how much was recorded since a moment. */
export async function readUse(db: Db, accountId: string, { date, since }: { date: string; since: string }) {
  const [[day], [recorded]] = await Promise.all([
    useOfDay(db, { accountId, date }),
    recordedSince(db, { accountId, since }),
  ]);
  return { day: toDayUse(day), recorded: Number(recorded?.rows) };
}

/** Read from an index alone. */
const useOfDay = prepared((db, { accountId, date }: { accountId: string; date: string }) =>
  db
    .selectFrom("practice_entry")
    .select(({ fn }) => [
      fn.countAll().as("entries"),
      fn.sum("repetitions").as("repetitions"),
      fn.sum("minutes").as("minutes"),
    ])
    .where("account_id", "=", accountId)
    .where("local_date", "=", date),
);

/** Includes removed entries, whose ids are kept: adding and removing must not fill the table. */
const recordedSince = prepared((db, { accountId, since }: { accountId: string; since: string }) =>
  db
    .selectFrom("practice_entry")
    .select(({ fn }) => fn.countAll().as("rows"))
    .where("account_id", "=", accountId)
    .where("recorded_at", ">=", since),
);

const toDayUse = (row: Record<keyof DayUse, unknown> | undefined): DayUse => ({
  entries: Number(row?.entries),
  repetitions: Number(row?.repetitions),
  minutes: Number(row?.minutes),
});

/** True for an entry that was recorded before, and perhaps removed since. */
export async function isKnownEntry(db: Db, accountId: string, { id }: Pick<PracticeEntry, "id">): Promise<boolean> {
  const row = await db
    .selectFrom("practice_entry")
    .select("id")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}
