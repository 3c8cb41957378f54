import type { Kysely } from "kysely";

export const compatibleSince = "0007";

/**
 * Adds to each passkey the session in which it was made, and to each account its email address as it was typed. Both
 * stay empty in the rows of earlier releases.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable("passkey").addColumn("session_id", "text").execute();
  await db.schema.alterTable("account").addColumn("email_as_typed", "text").execute();
}
