import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { folders } from "../folders.ts";
import { openDatabase, openPostgres, prepareDatabase, type Db } from "./open.ts";

export interface TestDatabase {
  name: string;
  open: () => Promise<Db>;
}

/** Both databases, for tests of stores. Each `open` returns an empty, migrated database. */
export function testDatabases(): TestDatabase[] {
  const sqlite = { name: "SQLite", open: openSqlite };
  const home = inject("postgres");
  return home === null ? [sqlite] : [sqlite, { name: "PostgreSQL", open: () => openEmpty(home) }];
}

export async function openSqlite() {
  const db = openDatabase(":memory:");
  await prepareDatabase(db, folders.migrations);
  return db;
}

/** Databases that tests have closed. Creating one takes PostgreSQL a hundred times longer than emptying one. */
const closed: string[] = [];

/** Long enough for any queue on a busy machine: only the tests of an unavailable database are about time. */
const testTimeouts = { connecting: 60_000, query: 60_000 };

async function openEmpty(home: string) {
  const used = closed.pop();
  if (used !== undefined) await empty(used);
  const url = used ?? (await createPostgres(home));
  const db = await openPostgres({ url, migrations: folders.migrations, onLost: () => {}, timeouts: testTimeouts });
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
       for each in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
         execute format('delete from %I', each);
       end loop;
     end $$`,
  );
}

/** URL of an empty database without migrations. */
export async function createPostgres(home: string) {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runSql({ host: home, user: "test", database: "postgres" }, `create database ${name}`);
  return `postgres://test@localhost/${name}?host=${encodeURIComponent(home)}`;
}

async function runSql(options: ConstructorParameters<typeof Client>[0], text: string) {
  const client = new Client(options);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
