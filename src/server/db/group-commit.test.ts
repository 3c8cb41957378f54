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

test("a write that fails beside others undoes only itself", async () => {
  const db = await openFile();
  const outcomes = await Promise.allSettled([add(db, "a"), add(db, "a"), add(db, "b")]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await stored(db)).toEqual(["a", "b"]);
  await db.destroy();
});

test("a transaction that fails beside others undoes only itself", async () => {
  const db = await openFile();
  const failing = db.transaction().execute(async (own) => {
    await add(own, "b");
    expect(await stored(own)).toContain("b");
    throw new Error("on purpose");
  });
  const keeping = db.transaction().execute(async (own) => {
    await add(own, "c");
    await add(own, "d");
  });
  const outcomes = await Promise.allSettled([add(db, "a"), failing, keeping, add(db, "e")]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
  expect(await stored(db)).toEqual(["a", "c", "d", "e"]);
  await db.destroy();
});

test("when a group cannot be committed, who writes next is not undone with it", async () => {
  const db = await openFile();
  const failing = db.transaction().execute(async (own) => {
    // A commit that fails by itself: only there is it checked whether the person exists.
    await sql`pragma defer_foreign_keys = on`.execute(own);
    await own.insertInto("favorite").values({ account_id: "nobody", mantra_id: "om", added_at: "" }).execute();
  });
  const late = db.transaction().execute(async (own) => {
    await add(own, "a");
    // By the end of this the commit is due.
    await new Promise((resolve) => setImmediate(resolve));
  });
  const next = db.transaction().execute(async (own) => {
    await add(own, "b");
    await new Promise((resolve) => setImmediate(resolve));
    await add(own, "c");
  });
  const outcomes = await Promise.allSettled([failing, late, next]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
  expect(await stored(db)).toEqual(["b", "c"]);
  await db.destroy();
});

test("nobody reads what is not committed, and the writer reads it as soon as it is acknowledged", async () => {
  const db = await openFile();
  let isAcknowledged = false;
  const adding = add(db, "a").then(() => (isAcknowledged = true));
  const seen = await stored(db);
  expect([seen, isAcknowledged]).toEqual([[], false]);
  await adding;
  expect(await stored(db)).toEqual(["a"]);
  await db.destroy();
});

test("a transaction that waits for something else keeps others waiting, and loses none of them", async () => {
  const db = await openFile();
  const slow = db.transaction().execute(async (own) => {
    await add(own, "a");
    await new Promise((resolve) => setTimeout(resolve, 30));
    await add(own, "b");
  });
  await Promise.all([slow, add(db, "c"), add(db, "d")]);
  expect(await stored(db)).toEqual(["a", "b", "c", "d"]);
  await db.destroy();
});

test("writes of the same moment reach the disk in one go", async () => {
  const db = await openFile();
  // Each commit writes the changed pages once, 4 KiB and a little more for each.
  const log = join(folder, `${files - 1}.sqlite-wal`);
  const before = statSync(log).size;
  await Promise.all(Array.from({ length: 32 }, (_, number) => add(db, String(number))));
  expect(statSync(log).size - before).toBeLessThan(8 * 4200);
  await db.destroy();
});
