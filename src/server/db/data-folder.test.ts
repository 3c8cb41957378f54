import { existsSync, mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDataFolder } from "./data-folder.ts";
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

test("a file that is no database is not taken for one", () => {
  const folder = emptyFolder();
  const file = join(folder, "mantra.sqlite");
  writeFileSync(file, "this is not a database".repeat(100));
  expect(() => openDataFolder(folder)).toThrow(
    `The database "${file}" in DATA_DIR cannot be opened: file is not a database.`,
  );
});
