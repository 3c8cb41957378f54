import type { Kysely } from "kysely";

/** Creates the tables of accounts, credentials, sessions and settings. Secrets are stored as hashes. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("account")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("email_verified", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("image", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("credential")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("provider_account_id", "text", (column) => column.notNull())
    .addColumn("password", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addUniqueConstraint("credential_provider_account", ["provider", "provider_account_id"])
    .execute();
  await db.schema.createIndex("credential_account").on("credential").column("account_id").execute();

  await db.schema
    .createTable("session")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("renewed_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("session_account").on("session").column("account_id").execute();
  await db.schema.createIndex("session_expiry").on("session").column("expires_at").execute();

  await db.schema
    .createTable("verification")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("identifier", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("verification_identifier").on("verification").column("identifier").execute();
  await db.schema.createIndex("verification_value").on("verification").column("value").execute();

  await db.schema
    .createTable("person_setting")
    .addColumn("account_id", "text", (column) => column.primaryKey().references("account.id").onDelete("cascade"))
    .addColumn("day_begins_at", "integer", (column) => column.notNull())
    .addColumn("show_streaks", "integer", (column) => column.notNull())
    .execute();
}
