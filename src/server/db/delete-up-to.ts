import { setImmediate as otherWork } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Db } from "./open.ts";
import { primaryKeys } from "./primary-keys.ts";
import type { Tables } from "./schema.ts";

/** One statement deletes so few rows that no visitor notices, and takes far less time than a statement may. */
const batchSize = 500;

interface Old<Table extends keyof Tables> {
  table: Table;
  /** The name of a text column that contains a time or a day. */
  column: keyof Tables[Table] & string;
  upTo: string;
}

/**
 * Deletes rows up to a time. They are deleted in batches, because a busy month may leave a million. The primary key of
 * the table must be a single column.
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

/** The query builder's types cannot express a query of any table. The caller's types have checked the names. */
function batchOf(db: Db, { table, column, key, upTo }: Names) {
  const rows = db as unknown as Kysely<Record<string, Record<string, string>>>;
  const old = rows.selectFrom(table).select(key).where(column, "<=", upTo).limit(batchSize);
  return rows.deleteFrom(table).where(key, "in", old);
}
