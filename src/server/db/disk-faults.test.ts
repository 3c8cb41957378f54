import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, statusAndText } from "../accounts/test-browser.ts";
import { folders } from "../folders.ts";
import { chanted } from "../practice-log/test-entries.ts";
import { StartupError } from "../startup-error.ts";
import { testApp } from "../test-app.ts";
import { databaseName, openDataFolder } from "./data-folder.ts";
import { prepareDatabase, type Db } from "./open.ts";

const home = mkdtempSync(join(tmpdir(), "disk-"));
afterAll(() => rmSync(home, { recursive: true }));

let folderCount = 0;
const newFolder = () => join(home, `data-${folderCount++}`);

async function openPrepared(folder: string) {
  const db = openDataFolder(folder);
  await prepareDatabase(db, folders.migrations);
  return db;
}

/** Reads a setting of the connection that writes to the database. */
async function setting(db: Db, name: string): Promise<unknown> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(`PRAGMA ${name}`));
  return Object.values(rows[0] ?? {})[0];
}

test("a write is on the disk itself before it is acknowledged, in the order that a power cut asks for", async () => {
  const db = await openPrepared(newFolder());
  expect(await setting(db, "journal_mode")).toBe("wal");
  const full = 2;
  expect(await setting(db, "synchronous")).toBe(full);
  expect(await setting(db, "fullfsync")).toBe(1);
  expect(await setting(db, "checkpoint_fullfsync")).toBe(1);
  await db.destroy();
});

test("on a full disk writes are refused, reads go on, nothing acknowledged is lost, and space brings all back", async () => {
  const db = await openPrepared(newFolder());
  const browser = openBrowser(testApp({ db }).ask);
  await browser.signUp();
  const send = (number: number) => browser.post("/api/practice/chants", chanted(number, 1));

  const roomFor = (pages: number) => db.executeQuery(CompiledQuery.raw(`PRAGMA max_page_count = ${pages}`));
  // SQLite rounds the limit up to the pages in use, so the rest of those pages can still be filled.
  await roomFor(1);
  let kept = 0;
  let reply = await send(kept);
  for (; reply.status === 200 && kept < 1000; reply = await send(kept)) kept++;
  expect(await statusAndText(reply)).toEqual([503, "We can't reach this right now. Please try again."]);
  expect(await browser.user()).not.toBeNull();
  expect((await browser.get("/api/deities")).status).toBe(200);

  await roomFor(100_000);
  expect((await send(kept)).status).toBe(200);
  const rows = await db.selectFrom("practice_entry").select("id").execute();
  expect(rows).toHaveLength(kept + 1);
  await db.destroy();
});

/** Returns the folder of a disk of 8 MB in memory; null where this process may not mount one. */
function mountSmallDisk() {
  const disk = newFolder();
  mkdirSync(disk);
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=8m", "tmpfs", disk]);
  return status === 0 ? disk : null;
}

const smallDisk = mountSmallDisk();
afterAll(() => smallDisk !== null && spawnSync("umount", [smallDisk]));

test.skipIf(smallDisk === null)(
  "a disk that stays full is one line in the log for probes, and one for writes",
  async () => {
    const disk = String(smallDisk);
    const db = await openPrepared(disk);
    const { ask, logged } = testApp({ db });
    const browser = openBrowser(ask);
    await browser.signUp();
    expect((await browser.get("/readyz")).status).toBe(200);
    spawnSync("dd", ["if=/dev/zero", `of=${join(disk, "filler")}`, "bs=4096"]);
    let number = 0;
    const send = () => browser.post("/api/practice/chants", chanted(number++, 1));
    while ((await send()).status === 200);
    for (let time = 0; time < 30; time++) {
      expect((await browser.get("/readyz")).status).toBe(503);
      expect((await send()).status).toBe(503);
    }
    expect(logged.filter((line) => / (warn|error) /.test(line))).toEqual([
      expect.stringContaining('The database does not answer path="/api/practice/chants"'),
      expect.stringContaining("The database cannot be written"),
    ]);
    await db.destroy();
  },
);

let sound = "";
beforeAll(async () => {
  sound = newFolder();
  const db = await openPrepared(sound);
  await openBrowser(testApp({ db }).ask).signUp();
  await db.destroy();
});

/** Makes a data folder in which another program than the server has changed the database. */
function damaged(change: (file: string) => void) {
  const folder = newFolder();
  mkdirSync(folder);
  cpSync(sound, folder, { recursive: true });
  change(join(folder, databaseName));
  return folder;
}

const pageSize = 4096;

test.each<[string, (file: string) => void]>([
  ["has lost its second half", (file) => truncateSync(file, Math.floor(statSync(file).size / pageSize / 2) * pageSize)],
  ["has lost all but its header", (file) => truncateSync(file, 100)],
  [
    "is overwritten after its first page",
    (file) => {
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0xa5, pageSize));
    },
  ],
  ["is overwritten at its beginning", (file) => writeFileSync(file, readFileSync(file).fill(0, 0, 50))],
])("a database that %s is refused at start, in one sentence", async (_, change) => {
  const folder = damaged(change);
  const error = await openPrepared(folder).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartupError);
  const { problems } = error as StartupError;
  expect(problems).toEqual([
    expect.stringMatching(/^The database [^\n]*(malformed|not a database|disk image)[^\n]*\.$/),
  ]);
});

test("a database that is damaged while it serves refuses personal calls and is logged, public ones go on", async () => {
  const folder = damaged(() => {});
  const db = await openPrepared(folder);
  const { ask, logged } = testApp({ db });
  const browser = openBrowser(ask);
  const file = join(folder, databaseName);
  writeFileSync(file, readFileSync(file).fill(0xa5, pageSize));
  expect(await statusAndText(await browser.signIn())).toEqual([
    503,
    "We can't reach this right now. Please try again.",
  ]);
  expect(logged.join("\n")).toContain("The database file is damaged; restore the latest backup");
  expect((await browser.get("/api/deities")).status).toBe(200);
  await db.destroy();
});

test("a log of writes that is cut off in the middle costs no more than the writes cut off", async () => {
  const folder = newFolder();
  const db = await openPrepared(folder);
  const browser = openBrowser(testApp({ db }).ask);
  await browser.signUp();
  const rest = damaged(() => {});
  // A crash leaves the log of writes next to the database, with an incomplete write at its end.
  for (const name of [databaseName, `${databaseName}-wal`]) cpSync(join(folder, name), join(rest, name));
  const log = join(rest, `${databaseName}-wal`);
  writeFileSync(log, Buffer.concat([readFileSync(log), Buffer.alloc(1000, 0xa5)]));
  await db.destroy();
  const again = await openPrepared(rest);
  const people = await again.selectFrom("account").select("email").execute();
  expect(people).toEqual([{ email: "mira@example.org" }]);
  await again.destroy();
});
