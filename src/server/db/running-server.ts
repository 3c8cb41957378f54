import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { StartupError } from "../startup-error.ts";
import { isLocked } from "./database-errors.ts";
import type { Db } from "./open.ts";
import { serverName } from "./postgres/dialect.ts";

/** Throws when another process has the SQLite file open, because what that process writes later would be lost. */
export function requireUnusedFile(file: string) {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // This statement fails while another process has the file open, because both would share the log of writes.
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; ROLLBACK");
  } catch (error) {
    if (!isLocked(error)) throw error;
    throw new StartupError([`A server is using ${JSON.stringify(file)}: stop it first.`]);
  } finally {
    database.close();
  }
}

export async function requireUnusedDatabase(db: Db) {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${serverName} and pid <> pg_backend_pid()`.execute(db);
  if (rows.length > 0) throw new StartupError(["A server is connected to the database: stop it first."]);
}
