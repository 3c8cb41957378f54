import { setImmediate as otherWork } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Db } from "./open.ts";
import { primaryKeys } from "./primary-keys.ts";
import type { Tables } from "./schema.ts";

/** Rows per statement: few enough that no visitor notices, and far below what a statement may take. */
const batchSize = 500;

interface Old<Table extends keyof Tables> {
  table: Table;
  /** Column of text that holds a time or a day. */
  column: keyof Tables[Table] & string;
  upTo: string;
}

/**
 * Deletes rows up to a time, in batches, because a busy month may leave a million. The table must have a key of one
 * column.
 */
export async function deleteUpTo<Table extends keyof Tables>(db: Db, { table, column, upTo }: Old<Table>) {
  const batch = batchOf(db, { table, column, key: primaryKeys[table][0] ?? "", upTo });
  for (;;) {
    const { numDeletedRows } = await batch.executeTakeFirstOrThrow();
    if (numDeletedRows < batchSize) return;
    await otherWork();
  }
}

type Names = Record<"table" | "column" | "key" | "upTo", string>;

/** The query builder's types cannot express a query of any table. The types of the caller have checked the names. */
function batchOf(db: Db, { table, column, key, upTo }: Names) {
  const rows = db as unknown as Kysely<Record<string, Record<string, string>>>;
  const old = rows.selectFrom(table).select(key).where(column, "<=", upTo).limit(batchSize);
  return rows.deleteFrom(table).where(key, "in", old);
}
