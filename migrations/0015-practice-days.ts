import { sql, type Kysely } from "kysely";

export const compatibleSince = "0007";

/**
 * Sums of the log for each day and each person. They start empty: a person's are made from the log when they are first
 * needed, because doing it here would keep everybody's rows locked while an earlier release still serves.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("practice_day")
    .addColumn("account_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("local_date", "text", (column) => column.notNull())
    .addColumn("mantra_id", "text", (column) => column.notNull())
    .addColumn("entries", "integer", (column) => column.notNull())
    .addColumn("repetitions", "integer", (column) => column.notNull())
    .addColumn("malas", "integer", (column) => column.notNull())
    .addColumn("minutes", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("practice_day_key", ["account_id", "local_date", "mantra_id"])
    .execute();
  await db.schema
    .createTable("practice_total")
    .addColumn("account_id", "text", (column) => column.primaryKey().references("account.id").onDelete("cascade"))
    .addColumn("repetitions", "integer", (column) => column.notNull())
    .addColumn("recorded_on", "text", (column) => column.notNull())
    .addColumn("recorded", "integer", (column) => column.notNull())
    .execute();

  // Written with a 1 by releases that keep the sums. What others write or remove is found by the index, and added up.
  await db.schema.alterTable("practice_entry").addColumn("counted", "integer").execute();
  await db.schema
    .createIndex("practice_entry_uncounted")
    .on("practice_entry")
    .columns(["account_id", "local_date"])
    .where(sql<boolean>`(removed_at is null) = (counted is null)`)
    .execute();
}
