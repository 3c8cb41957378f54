import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, expect, inject, test } from "vitest";
import { folders } from "../folders.ts";
import { openDatabase, openPostgres, prepareDatabase, type Db } from "./open.ts";
import { createPostgres, testDatabases } from "./test-databases.ts";

const folder = mkdtempSync(join(tmpdir(), "migrate-"));
afterAll(() => rmSync(folder, { recursive: true }));

const tablesOf = async (db: Db) => (await db.introspection.getTables()).map(({ name }) => name).toSorted();

const expected = [
  "account",
  "attempt",
  "credential",
  "email_confirmation",
  "favorite",
  "outbox",
  "passkey",
  "passkey_challenge",
  "person_setting",
  "photo",
  "post_view",
  "practice_entry",
  "release_file",
  "session",
  "verification",
  "view_seen",
];

test.each(testDatabases())("an empty $name database gets every table", async ({ open }) => {
  const db = await open();
  expect(await tablesOf(db)).toEqual(expected);
  await db.destroy();
});

/** A thread of its own, because SQLite makes its whole thread wait. */
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

test("a migration that ends in the middle leaves nothing behind", async () => {
  const migrations = mkdtempSync(join(folder, "broken-"));
  const text = `export async function up(db) {
    await db.schema.createTable("half").addColumn("id", "text").execute();
    throw new Error("killed");
  }`;
  writeFileSync(join(migrations, "0001-half.ts"), text);
  const db = openDatabase(":memory:");
  await expect(prepareDatabase(db, migrations)).rejects.toThrow("killed");
  expect(await tablesOf(db)).toEqual([]);
  await db.destroy();
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
