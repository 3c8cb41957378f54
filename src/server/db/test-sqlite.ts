import { CompiledQuery, sql } from "kysely";
import { folders } from "../folders.ts";
import { openDatabase, prepareDatabase, type Db } from "./open.ts";

let copyOfMigrated: Promise<CompiledQuery[]> | undefined;

/**
 * Prepares an empty SQLite database as the server does, which finds all migrations done: the tables they make are copied
 * from one database per process, because the migrations, which have tests of their own, take six times as long.
 */
export async function prepareSqlite(db: Db) {
  for (const statement of await (copyOfMigrated ??= readMigrated())) await db.executeQuery(statement);
  await prepareDatabase(db, folders.migrations);
}

/** Returns the statements that make the tables of a migrated database, and the rows that migrations leave in them. */
async function readMigrated() {
  await using db = openDatabase(":memory:");
  await prepareDatabase(db, folders.migrations);
  const made = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by rowid
  `.execute(db);
  const statements = made.rows.map((each) => CompiledQuery.raw(each.sql));
  for (const { name } of made.rows.filter(({ type }) => type === "table")) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    for (const row of rows)
      statements.push(sql`insert into ${sql.table(name)} values (${sql.join(Object.values(row))})`.compile(db));
  }
  return statements;
}
