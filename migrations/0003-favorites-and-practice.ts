import type { Kysely } from "kysely";

/**
 * Creates favorites and practice. Every key begins with the account, so that reading a person's list costs the same
 * however many accounts there are.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("favorite")
    .addColumn("account_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("mantra_id", "text", (column) => column.notNull())
    .addColumn("added_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("favorite_key", ["account_id", "mantra_id"])
    .execute();

  // A removed entry stays as a row without content, so that its id cannot be recorded again.
  await db.schema
    .createTable("practice_entry")
    .addColumn("account_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("mantra_id", "text")
    .addColumn("deity_id", "text")
    .addColumn("sound_id", "text")
    .addColumn("repetitions", "integer")
    .addColumn("minutes", "integer")
    .addColumn("started_at", "text")
    .addColumn("ended_at", "text")
    .addColumn("local_date", "text")
    .addColumn("time_zone", "text")
    .addColumn("recorded_at", "text", (column) => column.notNull())
    .addColumn("removed_at", "text")
    .addPrimaryKeyConstraint("practice_entry_key", ["account_id", "id"])
    .execute();

  // This index covers the queries of totals and of the calendar.
  await db.schema
    .createIndex("practice_entry_day")
    .on("practice_entry")
    .columns(["account_id", "local_date", "repetitions", "minutes", "mantra_id"])
    .execute();
  await db.schema.createIndex("practice_entry_end").on("practice_entry").columns(["account_id", "ended_at"]).execute();
}
