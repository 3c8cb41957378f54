import type { Kysely } from "kysely";

export const compatibleSince = "0007";

/**
 * Adds one index to read a log in pages even if entries have equal times, and one to count the entries recorded since a
 * moment.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createIndex("practice_entry_order")
    .on("practice_entry")
    .columns(["account_id", "ended_at", "id"])
    .execute();
  await db.schema.dropIndex("practice_entry_end").execute();
  await db.schema
    .createIndex("practice_entry_recorded")
    .on("practice_entry")
    .columns(["account_id", "recorded_at"])
    .execute();
}
