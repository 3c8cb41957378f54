import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { folders } from "../folders.ts";
import { connectPostgres, openDatabase, openPostgres, type Db } from "./open.ts";
import { prepareSqlite } from "./test-sqlite.ts";

export interface TestDatabase {
  name: string;
  /**
   * Opens a database with tables and without rows. A test that changes the tables must change them back, because later
   * tests of the same worker may get the same database.
   */
  open: () => Promise<Db>;
  /** Opens a database without tables. */
  openEmpty: () => Promise<Db>;
}

/** Lists the databases on which tests of stores run. */
export function testDatabases(): TestDatabase[] {
  const sqlite = { name: "SQLite", open: openSqlite, openEmpty: async () => openDatabase(":memory:") };
  const home = inject("postgres");
  if (home === null) return [sqlite];
  const openEmpty = async () => connectPostgres({ url: await createPostgres(home), timeouts: testTimeouts });
  return [sqlite, { name: "PostgreSQL", open: () => openCleared(home), openEmpty }];
}

export async function openSqlite() {
  const db = openDatabase(":memory:");
  await prepareSqlite(db);
  return db;
}

/**
 * Tests have closed these databases. PostgreSQL takes a hundred times longer to create a database than to empty one.
 */
const closed: string[] = [];

/**
 * These timeouts are long enough for any queue on a busy machine. Only tests of an unavailable database are about time.
 */
const testTimeouts = { connecting: 60_000, answer: 60_000 };

async function openCleared(home: string) {
  const used = closed.pop();
  if (used !== undefined) await empty(used);
  const url = used ?? (await createPostgres(home));
  const db = await openPostgres({ url, migrations: folders.migrations, timeouts: testTimeouts });
  const destroy = db.destroy.bind(db);
  db.destroy = async () => {
    await destroy();
    closed.push(url);
  };
  return db;
}

async function empty(url: string) {
  await runSql(
    { connectionString: url },
    `do $$ declare each text; begin
       for each in select tablename from pg_tables where schemaname = 'public' and tablename not like 'migration%' loop
         execute format('delete from %I', each);
       end loop;
     end $$`,
  );
}

/** Returns the URL of a new database without migrations. */
export async function createPostgres(home: string) {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runAsAdmin(home, `create database ${name}`);
  return `postgres://test@localhost/${name}?host=${encodeURIComponent(home)}`;
}

export const runAsAdmin = (home: string, text: string) =>
  runSql({ host: home, user: "test", database: "postgres" }, text);

async function runSql(options: ConstructorParameters<typeof Client>[0], text: string) {
  const client = new Client(options);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
