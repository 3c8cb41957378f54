import type { Kysely } from "kysely";

/** Creates passkeys, and the challenges that browsers must sign. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("passkey")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "integer", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("device", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("used_at", "text")
    .execute();
  await db.schema.createIndex("passkey_account").on("passkey").column("account_id").execute();

  await db.schema
    .createTable("passkey_challenge")
    .addColumn("challenge_hash", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) => column.references("account.id").onDelete("cascade"))
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("passkey_challenge_expiry").on("passkey_challenge").column("expires_at").execute();
}
