import type { Kysely } from "kysely";

export const compatibleSince = "0007";

/**
 * Adds the language in which an email was asked for, and in which a calendar and a reminding browser were subscribed to.
 * It is null in rows of earlier releases, which knew one language.
 */
export async function up(db: Kysely<unknown>) {
  for (const table of ["outbox", "reminder", "push_device"]) {
    await db.schema.alterTable(table).addColumn("language", "text").execute();
  }
}
