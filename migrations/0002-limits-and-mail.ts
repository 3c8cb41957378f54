import type { Kysely } from "kysely";

/** Creates the counts of attempts, whose key is a keyed hash of the account or address, and the queue of emails. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("attempt")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("used", "integer", (column) => column.notNull())
    .addColumn("last_at", "text", (column) => column.notNull())
    .addColumn("free_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("attempt_last").on("attempt").column("last_at").execute();

  await db.schema
    .createTable("outbox")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("outbox_due").on("outbox").column("due_at").execute();
}
