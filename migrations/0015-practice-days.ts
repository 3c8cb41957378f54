import { sql, type Kysely } from "kysely";

export const compatibleSince = "0007";

/**
 * Creates the sums of each person's log for each day. They start empty and are computed when a person first needs them.
 * Computing them here would lock all rows while an earlier release still serves.
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

  // Releases that keep the sums write a 1. The index finds the rows that older releases write or remove, and they are
  // added to the sums.
  await db.schema.alterTable("practice_entry").addColumn("counted", "integer").execute();
  await db.schema
    .createIndex("practice_entry_uncounted")
    .on("practice_entry")
    .columns(["account_id", "local_date"])
    .where(sql<boolean>`(removed_at is null) = (counted is null)`)
    .execute();
}
