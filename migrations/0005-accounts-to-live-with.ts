import type { Kysely } from "kysely";

/** Adds names of devices, photos, and email addresses that are not yet confirmed. */
export async function up(db: Kysely<{ account: { image: string | null } }>) {
  await db.schema.alterTable("session").addColumn("device", "text").execute();

  // An account has one photo. Its content is base64, because the two databases have different binary columns.
  await db.schema
    .createTable("photo")
    .addColumn("account_id", "text", (column) => column.primaryKey().references("account.id").onDelete("cascade"))
    .addColumn("hash", "text", (column) => column.notNull().unique())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("added_at", "text", (column) => column.notNull())
    .execute();

  // These are addresses of photos on other sites, which the site never showed.
  await db.updateTable("account").set({ image: null }).execute();

  await db.schema.alterTable("account").addColumn("pending_email", "text").execute();
  await db.schema
    .createTable("email_confirmation")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("email_confirmation_account").on("email_confirmation").column("account_id").execute();
  await db.schema.createIndex("email_confirmation_expiry").on("email_confirmation").column("expires_at").execute();

  await db.schema
    .alterTable("outbox")
    .addColumn("account_id", "text", (column) => column.references("account.id").onDelete("cascade"))
    .execute();
}
