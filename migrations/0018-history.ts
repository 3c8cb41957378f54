import type { Kysely } from "kysely";

export const compatibleSince = "0007";

/**
 * Adds what a person does to an entry by hand, and a private note. All of it stays empty in the rows of earlier releases.
 * The first index lists the entries of a month in their order, and takes the place of the one that only releases before
 * 0015 need. The second one finds the days on which a mantra was chanted.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable("practice_entry").addColumn("by_hand", "integer").execute();
  await db.schema.alterTable("practice_entry").addColumn("corrected_at", "text").execute();
  await db.schema.alterTable("practice_entry").addColumn("first_recorded", "text").execute();
  await db.schema.alterTable("practice_entry").addColumn("note", "text").execute();

  await db.schema
    .createIndex("practice_entry_history")
    .on("practice_entry")
    .columns(["account_id", "local_date", "ended_at", "id"])
    .execute();
  await db.schema.dropIndex("practice_entry_day").execute();
  await db.schema
    .createIndex("practice_day_mantra")
    .on("practice_day")
    .columns(["account_id", "mantra_id", "local_date"])
    .execute();
}
