import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, inject, test } from "vitest";
import { folders } from "../folders.ts";
import { saveReleaseFile } from "../releases/release-files.store.ts";
import { somePushSettings } from "../reminders/test-push.ts";
import { testApp } from "../test-app.ts";
import { withEverything } from "../accounts/test-everything.ts";
import { copyRows, digestTables, requireSame } from "./copy-rows.ts";
import { connectPostgres, openDatabase, openPostgres, prepareDatabase } from "./open.ts";
import { primaryKeys } from "./primary-keys.ts";
import { requireUnusedDatabase, requireUnusedFile } from "./running-server.ts";
import { createPostgres, testDatabases } from "./test-databases.ts";

const folder = mkdtempSync(join(tmpdir(), "copy-"));
afterAll(() => rmSync(folder, { recursive: true }));

const pairs = testDatabases().flatMap((from) => testDatabases().map((to) => ({ from, to })));

describe.each(pairs)("from $from.name to $to.name", ({ from, to }) => {
  test("every row of every table is copied, and nothing into a database with rows", async () => {
    await using source = await from.open();
    await using target = await to.open();
    const app = testApp({ db: source, push: somePushSettings() });
    for (const name of ["mira", "kabir"]) {
      const browser = await withEverything(app, `${name}@example.org`);
      await browser.post("/api/user/email/confirmation", {});
    }
    const keys = Array.from({ length: 450 }, (_, number) => ({ key: `क${number}`, day: "2026-11-20" }));
    await source.insertInto("view_seen").values(keys).execute();
    await source.insertInto("post_view").values({ slug: "om", views: 450 }).execute();
    const file = { path: "/assets/entry-a1.js", encoding: "br" as const, content: Buffer.from("om") };
    await saveReleaseFile(source, file, new Date("2026-11-20T12:00Z"));

    const copied = await copyRows(source, target);
    const isEmpty = Object.entries(copied).filter(([, { rows }]) => rows === 0);
    expect(isEmpty).toEqual([]);
    requireSame(copied, await digestTables(target));
    expect(copied).toEqual(await digestTables(source));

    await expect(copyRows(source, target)).rejects.toThrow("The database is not empty: the table account has rows");
    await target.updateTable("post_view").set({ views: 451 }).execute();
    const found = await digestTables(target);
    expect(() => requireSame(copied, found)).toThrow("The table post_view differs");
  });

  test("nothing is copied between databases of two releases", async () => {
    await using source = await from.openEmpty();
    await using target = await to.open();
    await expect(copyRows(source, target)).rejects.toThrow("The database was prepared by another release");
  });
});

test("every table has its key in the list", async () => {
  await using db = openDatabase(":memory:");
  await prepareDatabase(db, folders.migrations);
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  expect(names.filter((name) => !name.startsWith("migration")).toSorted()).toEqual(Object.keys(primaryKeys).toSorted());
});

test("a SQLite file that a server has open is in use, until it is closed", async () => {
  const file = join(folder, "used.sqlite");
  const db = openDatabase(file);
  await prepareDatabase(db, folders.migrations);
  expect(() => requireUnusedFile(file)).toThrow("A server is using");
  await db.destroy();
  requireUnusedFile(file);
});

const home = inject("postgres");
test.skipIf(home === null)(
  "a PostgreSQL database that a server is connected to is in use, until it leaves",
  async () => {
    const url = await createPostgres(home ?? "");
    const server = await openPostgres({ url, migrations: folders.migrations });
    await using tool = await connectPostgres({ url, name: "mantra tool" });
    await digestTables(server);
    await expect(requireUnusedDatabase(tool)).rejects.toThrow("A server is connected to the database");
    await server.destroy();
    await expect.poll(() => requireUnusedDatabase(tool).then(() => "unused", String)).toBe("unused");
  },
);
