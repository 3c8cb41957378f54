import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, inject, test } from "vitest";
import { addDays } from "#engines/calendar-date.ts";
import { openBrowser } from "../src/server/accounts/test-browser.ts";
import { runAsAdmin, createPostgres } from "../src/server/db/test-databases.ts";
import { chanted } from "../src/server/practice-log/test-entries.ts";
import { compileCache, startServer as startServerIn } from "../src/server/test-server.ts";

const home = mkdtempSync(join(tmpdir(), "backup-"));
afterAll(() => rmSync(home, { recursive: true }));
const newFolder = () => mkdtempSync(join(home, "folder-"));

const yesterday = addDays(new Date().toISOString().slice(0, 10), -1);
const postgres = inject("postgres");

type Settings = Record<string, string>;
type RunningServer = Awaited<ReturnType<typeof startServerIn>>;
const run = promisify(execFile);
const tool =
  (name: string) =>
  (settings: Settings, ...args: string[]) =>
    run(process.execPath, [`tools/${name}.ts`, ...args], {
      env: { ...compileCache, PATH: "/usr/bin:/bin", ...settings },
    });
const startServer = (settings: Settings) => startServerIn(settings.DATA_DIR ?? "", settings);
const [backUp, restore, move] = [tool("backup"), tool("restore"), tool("move")];
const failure = (running: Promise<unknown>) => running.catch((error: unknown) => error);
const refusal = (sentence: string) => ({ code: 1, stderr: expect.stringContaining(sentence) });

/** Signs a person up and records some practice. */
async function practice(server: RunningServer) {
  const browser = openBrowser(server.ask);
  await browser.signUp();
  for (let number = 0; number < 10; number++) await browser.post("/api/practice/chants", chanted(number, 1, yesterday));
  return browser.cookie();
}

/** Returns a data folder that a server has left, and the cookie of the person who has practiced there. */
async function leaveDataFolder() {
  const settings = { DATA_DIR: newFolder() };
  const server = await startServer(settings);
  const cookie = await practice(server);
  await server.kill();
  return { settings, cookie };
}

/** One folder is enough for all tests that only read it. */
let left: ReturnType<typeof leaveDataFolder> | null = null;
const leftDataFolder = () => (left ??= leaveDataFolder());

async function entriesOf(server: RunningServer, cookie: string) {
  const browser = openBrowser(server.ask);
  browser.setCookie(cookie);
  const { practice } = (await (await browser.get("/api/user/export")).json()) as { practice: { id: string }[] };
  return practice.map(({ id }) => id);
}

interface Engine {
  engine: string;
  /** Returns the settings for an empty database. */
  create: () => Promise<Settings>;
  destroy: (settings: Settings) => unknown;
}

const sqlite: Engine = {
  engine: "SQLite",
  create: async () => ({ DATA_DIR: newFolder() }),
  destroy: ({ DATA_DIR = "" }) => rmSync(DATA_DIR, { recursive: true }),
};
const postgresql: Engine = {
  engine: "PostgreSQL",
  create: async () => ({ DATA_DIR: newFolder(), DATABASE_URL: await createPostgres(postgres ?? "") }),
  destroy: async ({ DATA_DIR = "", DATABASE_URL = "" }) => {
    const name = new URL(DATABASE_URL).pathname.slice(1);
    await runAsAdmin(postgres ?? "", `drop database ${name} with (force)`);
    await runAsAdmin(postgres ?? "", `create database ${name}`);
    rmSync(DATA_DIR, { recursive: true });
  },
};
const engines = postgres === null ? [sqlite] : [sqlite, postgresql];

describe.each(engines)("on $engine", ({ create, destroy }) => {
  test("what was backed up while the server ran is there again after everything else is lost", async () => {
    const settings = await create();
    const backups = newFolder();
    let cookie = "";
    {
      await using server = await startServer(settings);
      cookie = await practice(server);
      await backUp(settings, "--into", backups);
    }
    const [name = ""] = readdirSync(backups);
    const folder = join(backups, name);
    expect(readdirSync(folder).toSorted()).toEqual(["auth-secret", "manifest.json", "mantra.sqlite"]);

    await destroy(settings);
    await restore(settings, folder);
    await using again = await startServer(settings);
    expect(await entriesOf(again, cookie)).toHaveLength(10);
    expect(await failure(restore(settings, folder))).toMatchObject(refusal("Nothing is restored."));
    expect(await entriesOf(again, cookie)).toHaveLength(10);
  });
});

test("a backup made while people practice is a data folder with all that was acknowledged before", async () => {
  const [dataDir, folder] = [newFolder(), join(newFolder(), "monday")];
  await using server = await startServer({ DATA_DIR: dataDir });
  const browser = openBrowser(server.ask);
  await browser.signUp();
  const acknowledged: string[] = [];
  async function practiceOnce() {
    const entry = chanted(acknowledged.length, 1, yesterday);
    expect((await browser.post("/api/practice/chants", entry)).status).toBe(200);
    acknowledged.push(entry.id);
  }
  while (acknowledged.length < 50) await practiceOnce();
  const before = [...acknowledged];

  const copying = backUp({ DATA_DIR: dataDir }, folder);
  while (copying.child.exitCode === null) await practiceOnce();
  await copying;
  expect(acknowledged.length).toBeGreaterThan(before.length);

  expect(readFileSync(join(folder, "auth-secret"))).toEqual(readFileSync(join(dataDir, "auth-secret")));
  expect(statSync(folder).mode & 0o777).toBe(0o700);

  await using restored = await startServer({ DATA_DIR: folder });
  const kept = new Set(await entriesOf(restored, browser.cookie()));
  expect(before.filter((id) => !kept.has(id))).toEqual([]);
});

test("of many backups in a folder the latest are kept, and nothing that others have put there is deleted", async () => {
  const [{ settings }, backups] = [await leftDataFolder(), newFolder()];
  writeFileSync(join(backups, "mantra-2020-01-01T00-00-00-000Z"), "a file of somebody else");
  await backUp(settings, join(backups, "by-hand"));
  for (let time = 0; time < 4; time++) await backUp(settings, "--into", backups, "--keep", "2");
  const names = readdirSync(backups).toSorted();
  expect(names).toHaveLength(4);
  expect(names.slice(0, 2)).toEqual(["by-hand", "mantra-2020-01-01T00-00-00-000Z"]);
});

test("a backup that was changed afterwards is not restored", async () => {
  const [{ settings }, folder] = [await leftDataFolder(), join(newFolder(), "monday")];
  await backUp(settings, folder);
  const manifest = join(folder, "manifest.json");
  writeFileSync(manifest, readFileSync(manifest, "utf8").replace('"rows": 10', '"rows": 11'));
  const target = join(home, "never-made");
  expect(await failure(restore({ DATA_DIR: target }, folder))).toMatchObject(
    refusal("The table practice_entry differs: 11 rows were to be there, and 10 are."),
  );
  rmSync(manifest);
  expect(await failure(restore({ DATA_DIR: target }, folder))).toMatchObject(refusal("The backup is not whole:"));
  expect(existsSync(join(target, "mantra.sqlite"))).toBe(false);
});

test.skipIf(!existsSync("/usr/bin/age"))("an encrypted backup is read with its key only", async () => {
  const [{ settings, cookie }, folder] = [await leftDataFolder(), join(newFolder(), "monday")];
  const key = join(home, "key.txt");
  const { stderr } = await run("age-keygen", ["-o", key]);
  const recipient = /age1\w+/.exec(stderr)?.[0] ?? "";
  await backUp({ ...settings, AGE_RECIPIENT: recipient }, folder);
  expect(readdirSync(folder).toSorted()).toEqual(["auth-secret.age", "manifest.json", "mantra.sqlite.age"]);

  const target = { DATA_DIR: join(newFolder(), "new") };
  expect(await failure(restore(target, folder))).toMatchObject(refusal("The backup is encrypted: name the file"));
  await restore(target, folder, "--identity", key);
  await using again = await startServer(target);
  expect(await entriesOf(again, cookie)).toHaveLength(10);
});

describe("refused in a sentence:", () => {
  test.each([
    ["a folder that is there", [home], "is there already, and nothing is replaced."],
    ["no folder", [], "Name a new folder: npm run backup -- /backups/monday"],
    ["a data folder without a database", [join(home, "x")], "but no database is there."],
    ["keeping without a folder for many", ["--keep", "3"], "--keep needs --into"],
    ["an unknown option", ["--fast"], "--fast"],
  ])("a backup with %s", async (_, args, sentence) => {
    expect(await failure(backUp({ DATA_DIR: home }, ...args))).toMatchObject(refusal(sentence));
  });

  test("an encrypted backup without the program age", async () => {
    const { settings } = await leftDataFolder();
    const encrypted = backUp({ ...settings, PATH: "/nowhere" }, join(home, "y"), "--encrypt-to", "age1xyz");
    expect(await failure(encrypted)).toMatchObject(refusal("cannot be run: it is not installed."));
    expect(existsSync(join(home, "y"))).toBe(false);
  });

  test("a backup of a database that is away", async () => {
    const settings = { DATABASE_URL: "postgres://me:secret@127.0.0.1:1/mantra" };
    const failed = await failure(backUp(settings, join(home, "z")));
    expect(failed).toMatchObject(refusal("Nothing listens where DATABASE_URL says (ECONNREFUSED)."));
    expect(String(failed)).not.toContain("secret");
  });
});

test.skipIf(postgres === null)("everything moves from SQLite to PostgreSQL and back, when no server runs", async () => {
  const [dataDir, back] = [newFolder(), newFolder()];
  const url = await createPostgres(postgres ?? "");
  let cookie = "";
  {
    await using server = await startServer({ DATA_DIR: dataDir });
    cookie = await practice(server);
    const early = failure(move({ DATA_DIR: dataDir }, "--to", url));
    expect(await early).toMatchObject(refusal('mantra.sqlite": stop it first.'));
  }
  await move({ DATA_DIR: dataDir }, "--to", url);
  const secret = readFileSync(join(dataDir, "auth-secret"), "utf8").trim();
  {
    await using server = await startServer({ DATA_DIR: newFolder(), DATABASE_URL: url, AUTH_SECRET: secret });
    expect(await entriesOf(server, cookie)).toHaveLength(10);
    expect(await failure(move({}, "--from", url, "--data-dir", back))).toMatchObject(
      refusal("A server is connected to the database: stop it first."),
    );
  }
  expect(await failure(move({ DATA_DIR: dataDir }, "--to", url))).toMatchObject(refusal("The database is not empty"));
  await expect
    .poll(() => move({}, "--from", url, "--data-dir", back).then(({ stdout }) => stdout, String), { timeout: 20_000 })
    .toContain("Start the server without DATABASE_URL.");
  await using server = await startServer({ DATA_DIR: back, AUTH_SECRET: secret });
  expect(await entriesOf(server, cookie)).toHaveLength(10);
});
