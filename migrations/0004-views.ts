import type { Kysely } from "kysely";

/** Creates the count of views of each teaching. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("post_view")
    .addColumn("slug", "text", (column) => column.primaryKey())
    .addColumn("views", "integer", (column) => column.notNull())
    .execute();

  // Each row is a keyed hash of visitor, teaching and day, and is deleted the day after.
  await db.schema
    .createTable("view_seen")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("day", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("view_seen_day").on("view_seen").column("day").execute();
}
