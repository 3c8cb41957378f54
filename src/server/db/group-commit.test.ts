import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { folders } from "../folders.ts";
import { openDatabase, prepareDatabase, type Db } from "./open.ts";

const folder = mkdtempSync(join(tmpdir(), "group-"));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
async function openFile() {
  const db = openDatabase(join(folder, `${files++}.sqlite`));
  await prepareDatabase(db, folders.migrations);
  return db;
}

const add = (db: Db, slug: string) => db.insertInto("post_view").values({ slug, views: 1 }).execute();
const stored = async (db: Db) => {
  const rows = await db.selectFrom("post_view").select("slug").orderBy("slug").execute();
  return rows.map(({ slug }) => slug);
};

test("a failed write rolls back alone", async () => {
  const db = await openFile();
  const outcomes = await Promise.allSettled([add(db, "a"), add(db, "a"), add(db, "b")]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await stored(db)).toEqual(["a", "b"]);
  await db.destroy();
});

test("a failed transaction rolls back alone", async () => {
  const db = await openFile();
  const failing = db.transaction().execute(async (tx) => {
    await add(tx, "b");
    expect(await stored(tx)).toContain("b");
    throw new Error("on purpose");
  });
  const succeeding = db.transaction().execute(async (tx) => {
    await add(tx, "c");
    await add(tx, "d");
  });
  const outcomes = await Promise.allSettled([add(db, "a"), failing, succeeding, add(db, "e")]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
  expect(await stored(db)).toEqual(["a", "c", "d", "e"]);
  await db.destroy();
});

test("a group that cannot be committed takes no later write with it", async () => {
  const db = await openFile();
  const failing = db.transaction().execute(async (tx) => {
    // The foreign key is checked only at commit, so the commit fails.
    await sql`pragma defer_foreign_keys = on`.execute(tx);
    await tx.insertInto("favorite").values({ account_id: "nobody", mantra_id: "om", added_at: "" }).execute();
  });
  const late = db.transaction().execute(async (tx) => {
    await add(tx, "a");
    // The flush is due at the end of this wait.
    await new Promise((resolve) => setImmediate(resolve));
  });
  const next = db.transaction().execute(async (tx) => {
    await add(tx, "b");
    await new Promise((resolve) => setImmediate(resolve));
    await add(tx, "c");
  });
  const outcomes = await Promise.allSettled([failing, late, next]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
  expect(await stored(db)).toEqual(["b", "c"]);
  await db.destroy();
});

test("uncommitted rows are not read, and acknowledged ones are", async () => {
  const db = await openFile();
  let isAcknowledged = false;
  const adding = add(db, "a").then(() => (isAcknowledged = true));
  const seen = await stored(db);
  expect([seen, isAcknowledged]).toEqual([[], false]);
  await adding;
  expect(await stored(db)).toEqual(["a"]);
  await db.destroy();
});

test("writes queue behind a slow transaction, and none is lost", async () => {
  const db = await openFile();
  const slow = db.transaction().execute(async (tx) => {
    await add(tx, "a");
    await new Promise((resolve) => setTimeout(resolve, 30));
    await add(tx, "b");
  });
  await Promise.all([slow, add(db, "c"), add(db, "d")]);
  expect(await stored(db)).toEqual(["a", "b", "c", "d"]);
  await db.destroy();
});

test("concurrent writes share one commit", async () => {
  const db = await openFile();
  // Each commit writes every changed page once, which takes a little more than 4 KiB for each.
  const log = join(folder, `${files - 1}.sqlite-wal`);
  const before = statSync(log).size;
  await Promise.all(Array.from({ length: 32 }, (_, number) => add(db, String(number))));
  expect(statSync(log).size - before).toBeLessThan(8 * 4200);
  await db.destroy();
});
