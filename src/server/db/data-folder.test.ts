import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openCurrentDataFolder, openDataFolder } from "./data-folder.ts";
import { loggedError } from "./database-errors.ts";
import { requireWritable } from "./open.ts";

const emptyFolder = () => mkdtempSync(join(tmpdir(), "data-"));

test("the data folder is made when it is not there", async () => {
  const folder = join(emptyFolder(), "deep", "down");
  const db = openDataFolder(folder);
  await requireWritable(db);
  await db.destroy();
  expect(existsSync(join(folder, "mantra.sqlite"))).toBe(true);
});

test("the files of the database are the server's alone", async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, "mantra.sqlite"), "", { mode: 0o644 });
  const db = openDataFolder(folder);
  await db.schema.createTable("chant").addColumn("id", "text").execute();
  const modes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]);
  await db.destroy();
  expect(modes).toEqual(["mantra.sqlite", "mantra.sqlite-shm", "mantra.sqlite-wal"].map((name) => [name, 0o600]));
});

test("a file cannot be the data folder", () => {
  const file = join(emptyFolder(), "file");
  writeFileSync(file, "");
  expect(() => openDataFolder(file)).toThrow(`DATA_DIR is "${file}", but that is a file, not a folder.`);
  const below = join(file, "below");
  expect(() => openDataFolder(below)).toThrow(
    `DATA_DIR is "${below}", but a part of that path is a file, not a folder.`,
  );
});

const openDataModule = JSON.stringify(new URL("open-data.ts", import.meta.url).href);

/**
 * Opens a data folder in another process, because opening may hang. Waits until that process has printed something, or
 * with `toItsEnd` until it ends.
 */
async function openElsewhere(folder: string, { toItsEnd = false } = {}) {
  const program = `
    import { openData } from ${openDataModule};
    const options = { databaseUrl: null, poolSize: 1, dataDir: ${JSON.stringify(folder)}, authSecret: null, smtp: null };
    await openData(options, { warn: console.error }).catch((error) => console.error(error.message));
    process.exit(1);
  `;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "ignore", "pipe"],
    timeout: 20_000,
    killSignal: "SIGKILL",
  });
  let said = "";
  child.stderr.on("data", (text) => {
    said += String(text);
    if (!toItsEnd) child.kill("SIGKILL");
  });
  await once(child, "close");
  return said.trimEnd();
}

test.each(["/proc/x", "/proc/x/y", "/proc/self/x"])("%s ends the start in a sentence", async (folder) => {
  expect(await openElsewhere(folder)).toBe(`DATA_DIR is "${folder}", but no folder can be made there.`);
});

test.each(["mantra.sqlite", "auth-secret"])(
  "where %s does not open, the start says what it waits for",
  async (name) => {
    const folder = emptyFolder();
    spawnSync("mkfifo", [join(folder, name)]);
    expect(await openElsewhere(folder)).toBe(
      `DATA_DIR is "${folder}", and reading there takes unusually long: waiting.`,
    );
  },
);

test("a database that another program has locked is named, while the start waits for it", async () => {
  const folder = emptyFolder();
  const file = join(folder, "mantra.sqlite");
  using other = new DatabaseSync(file);
  other.exec("begin exclusive");
  expect(await openElsewhere(folder)).toBe(
    "Another program has locked the database in DATA_DIR: waiting up to ten seconds for it",
  );
});

/** Calls `act` while another program has locked the database of a folder. */
async function whileLocked(folder: string, statements: string, act: () => Promise<void>) {
  using other = new DatabaseSync(join(folder, "mantra.sqlite"));
  other.exec(statements);
  await act();
}

const waitedFor = (folder: string) =>
  "Another program has locked the database in DATA_DIR: waiting up to ten seconds for it\n" +
  `The database "${join(folder, "mantra.sqlite")}" in DATA_DIR cannot be opened: database is locked.`;

describe.concurrent("a lock that does not end", () => {
  test("ends the start in a sentence where the database has to be brought up to date", async () => {
    const folder = emptyFolder();
    await (await openCurrentDataFolder(folder)).destroy();
    await whileLocked(folder, "delete from migration where name like '0020%'; begin immediate", async () => {
      expect(await openElsewhere(folder, { toItsEnd: true })).toBe(waitedFor(folder));
    });
  });

  test("of a file that another program has just made ends it too", async () => {
    const folder = emptyFolder();
    await whileLocked(folder, "begin exclusive", async () => {
      expect(await openElsewhere(folder, { toItsEnd: true })).toBe(waitedFor(folder));
    });
  });

  test("lets the start go on where the database is up to date", async () => {
    const folder = emptyFolder();
    await (await openCurrentDataFolder(folder)).destroy();
    await whileLocked(folder, "begin immediate", async () => {
      await using db = await openCurrentDataFolder(folder);
      const failed = await sql`update migration set name = name`.execute(db).catch((error: unknown) => error);
      expect(loggedError(failed)).toBe("The database cannot be used: database is locked.");
    });
  });
});

test("a file that is no database is not taken for one", () => {
  const folder = emptyFolder();
  const file = join(folder, "mantra.sqlite");
  writeFileSync(file, "this is not a database".repeat(100));
  expect(() => openDataFolder(folder)).toThrow(
    `The database "${file}" in DATA_DIR cannot be opened: file is not a database.`,
  );
});
