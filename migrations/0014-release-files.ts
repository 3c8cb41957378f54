import type { Kysely } from "kysely";

export const compatibleSince = "0007";

/** Creates the store of files with a hash in their name, of this release and of earlier ones. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("release_file")
    .addColumn("path", "text", (column) => column.primaryKey())
    .addColumn("encoding", "text")
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("used_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("release_file_use").on("release_file").column("used_at").execute();
}
