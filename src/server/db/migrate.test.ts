import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { Client } from "pg";
import { afterAll, describe, expect, inject, test } from "vitest";
import { folders } from "../folders.ts";
import { migrate } from "./migrate.ts";
import { connectPostgres, openDatabase, openPostgres, type Db } from "./open.ts";
import { longTimeouts } from "./postgres/dialect.ts";
import { runAsAdmin, createPostgres, testDatabases } from "./test-databases.ts";

const folder = mkdtempSync(join(tmpdir(), "migrate-"));
afterAll(() => rmSync(folder, { recursive: true }));

const tablesOf = async (db: Db) => (await db.introspection.getTables()).map(({ name }) => name).toSorted();

const expected = [
  "account",
  "attempt",
  "credential",
  "email_confirmation",
  "favorite",
  "migration",
  "migration_turn",
  "outbox",
  "passkey",
  "passkey_challenge",
  "person_count",
  "person_field",
  "person_setting",
  "person_state",
  "photo",
  "post_view",
  "practice_day",
  "practice_entry",
  "practice_total",
  "push_device",
  "release_file",
  "reminder",
  "session",
  "verification",
  "view_seen",
];

test.each(testDatabases())("an empty $name database gets every table", async ({ open }) => {
  const db = await open();
  expect(await tablesOf(db)).toEqual(expected);
  await db.destroy();
});

/** The script runs in a thread of its own, because SQLite blocks its whole thread while it waits. */
const starter = `
  import { parentPort, workerData } from "node:worker_threads";
  const { openDatabase, prepareDatabase } = await import(workerData.open);
  const db = openDatabase(workerData.file);
  await prepareDatabase(db, workerData.migrations);
  await db.destroy();
  parentPort.postMessage("ready");
`;

async function start(file: string) {
  const open = new URL("open.ts", import.meta.url).href;
  const workerData = { open, file, migrations: folders.migrations };
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(starter)}`), { workerData });
  return once(worker, "message");
}

test("four starters at once bring one SQLite file up to date, once", { timeout: 20_000 }, async () => {
  const file = join(folder, "four.sqlite");
  expect(await Promise.all([start(file), start(file), start(file), start(file)])).toHaveLength(4);
  const db = openDatabase(file);
  expect(await tablesOf(db)).toEqual(expected);
  await db.destroy();
});

/** Writes a folder of migrations, given by name, each of which creates a table. */
function writeMigrations(texts: Readonly<Record<string, string>>) {
  const made = mkdtempSync(join(folder, "migrations-"));
  for (const [name, more] of Object.entries(texts)) {
    const create = `db.schema.createTable("${name.slice(5)}").addColumn("id", "text").execute()`;
    writeFileSync(join(made, `${name}.ts`), `export async function up(db) { await ${create}; }\n${more}`);
  }
  return made;
}

const productTables = async (db: Db) => (await tablesOf(db)).filter((name) => !name.startsWith("migration"));

describe.each(testDatabases())("on $name", ({ openEmpty }) => {
  test("a migration that ends in the middle leaves nothing behind, and the next start runs it", async () => {
    await using db = await openEmpty();
    const broken = writeMigrations({ "0001-one": "", "0002-half": "" });
    const half = join(broken, "0002-half.ts");
    const text = readFileSync(half, "utf8");
    writeFileSync(half, text.replace("; }", '; throw new Error("killed"); }'));
    await expect(migrate(db, broken)).rejects.toThrow("The database cannot be brought up to date: killed.");
    expect(await productTables(db)).toEqual(["one"]);
    await migrate(db, writeMigrations({ "0001-one": "", "0002-half": "" }));
    expect(await productTables(db)).toEqual(["half", "one"]);
  });

  test("an earlier release starts after a newer one, whose migrations say that it can", async () => {
    await using db = await openEmpty();
    const added = { "0003-three": 'export const compatibleSince = "0001";' };
    await migrate(db, writeMigrations({ "0001-one": "", "0002-two": "", ...added }));
    await migrate(db, writeMigrations({ "0001-one": "", "0002-two": "" }));
    expect(await productTables(db)).toEqual(["one", "three", "two"]);
  });

  test("an earlier release does not start after a newer one that says nothing", async () => {
    await using db = await openEmpty();
    await migrate(db, writeMigrations({ "0001-one": "", "0002-two": "" }));
    const start = migrate(db, writeMigrations({ "0001-one": "" }));
    await expect(start).rejects.toThrow("The database was changed by a newer release (0002-two)");
  });

  test("a newer release says how early a release works with it", async () => {
    await using db = await openEmpty();
    const [one, two] = [{ "0001-one": "" }, { "0002-two": 'export const compatibleSince = "0001";' }];
    await migrate(db, writeMigrations({ ...one, ...two, "0003-three": 'export const compatibleSince = "0002";' }));
    await migrate(db, writeMigrations({ ...one, ...two }));
    await expect(migrate(db, writeMigrations(one))).rejects.toThrow("by a newer release (0003-three)");
  });

  test("a migration that has run is not even loaded again", async () => {
    await using db = await openEmpty();
    await migrate(db, writeMigrations({ "0001-one": "" }));
    await migrate(db, writeMigrations({ "0001-one": 'throw new Error("loaded");', "0002-two": "" }));
    expect(await productTables(db)).toEqual(["one", "two"]);
  });

  test("what a release with another record has migrated is not migrated again", async () => {
    await using db = await openEmpty();
    const migrations = writeMigrations({ "0001-one": "", "0002-two": "" });
    const provider = { getMigrations: async () => ({ "0001-one": { up: async () => {} } }) };
    await new Migrator({ db, provider }).migrateToLatest();
    await migrate(db, migrations);
    expect(await productTables(db)).toEqual(["two"]);
  });
});

test("every migration since that was possible says with which releases it works", async () => {
  const names = readdirSync(folders.migrations).filter((name) => name >= "0008");
  for (const name of names) {
    const { compatibleSince } = (await import(join(folders.migrations, name))) as { compatibleSince?: string };
    expect([name, compatibleSince]).toEqual([name, expect.stringMatching(/^\d{4}$/)]);
  }
});

const home = inject("postgres");
test.skipIf(home === null)("four starters at once bring one PostgreSQL database up to date, once", async () => {
  const url = await createPostgres(home ?? "");
  const open = () => openPostgres({ url, migrations: folders.migrations, onLost: () => {} });
  const all = await Promise.all([open(), open(), open(), open()]);
  for (const db of all) {
    expect(await tablesOf(db)).toEqual(expected);
    await db.destroy();
  }
});

test.skipIf(home === null)(
  "starters at once migrate where every transaction is serializable, as on engines that know no other",
  async () => {
    const url = await createPostgres(home ?? "");
    const name = new URL(url).pathname.slice(1);
    await runAsAdmin(home ?? "", `alter database ${name} set default_transaction_isolation = 'serializable'`);
    const open = () => openPostgres({ url, migrations: folders.migrations, onLost: () => {} });
    const all = await Promise.all([open(), open(), open()]);
    for (const db of all) {
      const { rows } = await sql<{ transaction_isolation: string }>`show transaction_isolation`.execute(db);
      expect(rows).toEqual([{ transaction_isolation: "serializable" }]);
      expect(await tablesOf(db)).toEqual(expected);
      await db.destroy();
    }
  },
);

test.skipIf(home === null)("a starter that is killed while it migrates does not block the others", async () => {
  const url = await createPostgres(home ?? "");
  const one = { "0001-one": "" };
  await using db = await connectPostgres({ url, timeouts: longTimeouts });
  await migrate(db, writeMigrations(one));
  const killed = new Client({ connectionString: url });
  killed.on("error", () => {});
  await killed.connect();
  await killed.query("begin; update migration_turn set turns = turns + 1");
  const starting = migrate(db, writeMigrations({ ...one, "0002-two": "" })).then(() => "started");
  await expect.poll(() => waitingFor(url)).toBe(1);
  await runAsAdmin(home ?? "", `select pg_terminate_backend(${(killed as Client & { processID: number }).processID})`);
  expect(await starting).toBe("started");
  expect(await productTables(db)).toEqual(["one", "two"]);
});

/** Returns the number of sessions that wait for a lock in a database. */
async function waitingFor(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  await client.end();
  return rowCount;
}
