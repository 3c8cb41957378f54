import type { Kysely } from "kysely";

export const compatibleSince = "0007";

/** Indexes for reading a log in pages, in any order of equal times, and for counting what was recorded since a moment. */
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
