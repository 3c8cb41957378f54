import { setImmediate as otherWork } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Db } from "./open.ts";
import { primaryKeys } from "./primary-keys.ts";
import type { Tables } from "./schema.ts";

/** Rows per statement: few enough that nobody notices it, and far below the time that a statement may take. */
const batchSize = 500;

interface Old<Table extends keyof Tables> {
  table: Table;
  /** Of text, with a time or a day. */
  column: keyof Tables[Table] & string;
  upTo: string;
}

/** Deletes rows up to a time, in batches: after a busy month there may be a million. The table has a key of one column. */
export async function deleteUpTo<Table extends keyof Tables>(db: Db, { column, upTo, ...old }: Old<Table>) {
  const [key = ""]: readonly string[] = primaryKeys[old.table];
  // The names have been checked by their types, which the query builder cannot follow for any table.
  const rows = db as unknown as Kysely<Record<string, Record<string, string>>>;
  const table: string = old.table;
  for (;;) {
    const batch = rows.selectFrom(table).select(key).where(column, "<=", upTo).limit(batchSize);
    const { numDeletedRows } = await rows.deleteFrom(table).where(key, "in", batch).executeTakeFirstOrThrow();
    if (numDeletedRows < batchSize) return;
    await otherWork();
  }
}
