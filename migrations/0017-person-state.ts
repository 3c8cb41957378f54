import type { Kysely } from "kysely";

export const compatibleSince = "0007";

/** Creates the tables of what follows a person from device to device. They start empty; a device fills them when it first sends. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable("person_state")
    .addColumn("account_id", "text", (column) => column.primaryKey().references("account.id").onDelete("cascade"))
    .addColumn("revision", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("person_field")
    .addColumn("account_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("value", "text")
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addColumn("changed_by", "text", (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("person_field_key", ["account_id", "name"])
    .execute();
  await db.schema
    .createTable("person_count")
    .addColumn("account_id", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("device", "text", (column) => column.notNull())
    .addColumn("amount", "integer", (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("person_count_key", ["account_id", "name", "device"])
    .execute();
  // Devices ask for what is newer than the change that they know.
  for (const table of ["person_field", "person_count"]) {
    await db.schema.createIndex(`${table}_revision`).on(table).columns(["account_id", "revision"]).execute();
  }
}
