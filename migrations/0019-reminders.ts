import type { Kysely } from "kysely";

export const compatibleSince = "0007";

/**
 * Creates the tables of what brings a person back: the times of their practice with the address of their calendar, and
 * the devices that remind them. A device is reminded as long as its session lasts.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("reminder")
    .addColumn("account_id", "text", (column) => column.primaryKey().references("account.id").onDelete("cascade"))
    .addColumn("choices", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addColumn("calendar_hash", "text")
    .addColumn("calendar_since", "text")
    .addColumn("due_at", "text")
    .addColumn("reminded_on", "text")
    .execute();
  await db.schema.createIndex("reminder_calendar").unique().on("reminder").column("calendar_hash").execute();
  await db.schema.createIndex("reminder_due").on("reminder").column("due_at").execute();

  await db.schema
    .createTable("push_device")
    .addColumn("session_hash", "text", (column) =>
      column.primaryKey().references("session.token_hash").onDelete("cascade"),
    )
    .addColumn("account_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("endpoint", "text", (column) => column.notNull())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("auth_secret", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("failures", "integer", (column) => column.notNull())
    .addColumn("rests_until", "text")
    .execute();
  await db.schema.createIndex("push_device_account").on("push_device").column("account_id").execute();
  await db.schema.createIndex("push_device_endpoint").on("push_device").column("endpoint").execute();
}
