import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, inject, test } from "vitest";
import { openBrowser } from "../../accounts/test-browser.ts";
import { createLog } from "../../log.ts";
import { StartupError } from "../../startup-error.ts";
import { testApp } from "../../test-app.ts";
import { openData } from "../open-data.ts";
import { startPreparation } from "./preparation.ts";
import { runAsAdmin, createPostgres } from "../test-databases.ts";

const folder = mkdtempSync(join(tmpdir(), "preparation-"));
afterAll(() => rmSync(folder, { recursive: true }));

const home = inject("postgres") ?? "";
const timeout = 5000;

function createTestLog() {
  const lines: string[] = [];
  const log = createLog({ level: "info", now: () => new Date(0), write: (line) => void lines.push(line.slice(31)) });
  return { lines, log };
}

const storedElsewhere = { poolSize: 2, authSecret: "of all servers", smtp: {} };

describe.skipIf(home === "")("a server that starts before its database", () => {
  test("serves what is public, and migrates and serves all once the database is there", async () => {
    const url = await createPostgres(home);
    const name = new URL(url).pathname.slice(1);
    await runAsAdmin(home, `alter database ${name} rename to ${name}_later`);
    const { lines, log } = createTestLog();
    const dataDir = join(folder, "never-made");
    await using db = await openData({ ...storedElsewhere, databaseUrl: url, dataDir }, log);
    const { ask } = testApp({ db });
    expect((await ask("/api/deities")).status).toBe(200);
    expect((await openBrowser(ask).signUp()).status).toBe(503);
    expect((await ask("/readyz")).status).toBe(503);

    await runAsAdmin(home, `alter database ${name}_later rename to ${name}`);
    await expect.poll(async () => (await ask("/readyz")).status, { timeout }).toBe(200);
    expect((await openBrowser(ask).signUp()).status).toBe(200);
    expect(lines).toEqual([
      "DATABASE_URL names a database that does not exist (3D000). Pages are served, and what is personal is refused until " +
        "it works.",
      "The database is ready",
    ]);
  });

  test("ends in a sentence where its user may make no tables, and goes on where it may", async () => {
    const name = new URL(await createPostgres(home)).pathname.slice(1);
    await runAsAdmin(home, `create role ${name} login`);
    const databaseUrl = `postgres://${name}@localhost/${name}?host=${encodeURIComponent(home)}`;
    const { lines, log } = createTestLog();
    const open = () => openData({ ...storedElsewhere, databaseUrl, dataDir: join(folder, "never-made") }, log);
    await expect(open()).rejects.toThrow(
      "The database cannot be brought up to date: permission denied for schema public.",
    );
    await runAsAdmin(home, `alter database ${name} owner to ${name}`);
    await (await open()).destroy();
    await runAsAdmin(home, `drop database ${name}`);
    await runAsAdmin(home, `drop role ${name}`);
    expect(lines).toEqual([]);
  });

  test("needs no data folder when nothing is stored there, and else says what is wrong with it", async () => {
    const databaseUrl = await createPostgres(home);
    const dataDir = join(folder, "file");
    writeFileSync(dataDir, "");
    const { log } = createTestLog();
    const db = await openData({ ...storedElsewhere, databaseUrl, dataDir }, log);
    await db.destroy();
    const keepingMail = openData({ ...storedElsewhere, smtp: null, databaseUrl, dataDir }, log);
    await expect(keepingMail).rejects.toThrow("but that is a file, not a folder.");
  });
});

test.each([
  ["a host that is not known", "nowhere.invalid", "DATABASE_URL names a host that is not known (ENOTFOUND)."],
  ["a port where nothing listens", "127.0.0.1:1", "Nothing listens where DATABASE_URL says (ECONNREFUSED)."],
])("%s is named, and pages are served", async (_, place, sentence) => {
  const { lines, log } = createTestLog();
  const dataDir = join(folder, "never-made");
  const db = await openData({ ...storedElsewhere, databaseUrl: `postgres://me:secret@${place}/mantra`, dataDir }, log);
  await db.destroy();
  expect(lines).toEqual([`${sentence} Pages are served, and what is personal is refused until it works.`]);
});

test("a database that is away is reported in a sentence, once a minute at most", async () => {
  const { lines, log } = createTestLog();
  let attempts = 0;
  const refused = Object.assign(new Error("password of mira is wrong"), { code: "28P01" });
  const prepare = async () => {
    attempts++;
    throw refused;
  };
  const preparation = await startPreparation({ prepare, log });
  await expect.poll(() => attempts, { timeout }).toBeGreaterThan(2);
  preparation.stop();
  expect(lines).toEqual([
    expect.stringMatching(/^The database refuses the password in DATABASE_URL \(28P01\)\. Pages/),
  ]);
  expect(preparation.requireReady).toThrow("The database has not been prepared yet");
});

const refuse = () => Promise.reject(new StartupError(["The database was changed by a newer release."]));

test("a database that this release cannot work with ends the start", async () => {
  const { log } = createTestLog();
  await expect(startPreparation({ prepare: refuse, log })).rejects.toThrow(StartupError);
});
