import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { addDays } from "#practice/calendar-date.ts";
import { openBrowser } from "../src/server/accounts/test-browser.ts";
import { chanted } from "../src/server/practice/test-entries.ts";
import { startServer } from "../src/server/test-server.ts";

const home = mkdtempSync(join(tmpdir(), "backup-"));
afterAll(() => rmSync(home, { recursive: true }));

const yesterday = addDays(new Date().toISOString().slice(0, 10), -1);

const run = promisify(execFile);
const backUp = (settings: Record<string, string>, ...folder: string[]) =>
  run(process.execPath, ["tools/backup.ts", ...folder], { env: settings });

test("a backup made while people practise is a data folder with all that was acknowledged before", async () => {
  const [dataDir, folder] = [join(home, "live"), join(home, "monday")];
  await using server = await startServer(dataDir);
  const browser = openBrowser(server.ask);
  await browser.signUp();
  const acknowledged: string[] = [];
  async function practise() {
    const entry = chanted(acknowledged.length, 1, yesterday);
    expect((await browser.post("/api/practice/chants", entry)).status).toBe(200);
    acknowledged.push(entry.id);
  }
  while (acknowledged.length < 50) await practise();
  const before = [...acknowledged];

  const copying = backUp({ DATA_DIR: dataDir }, folder);
  while (copying.child.exitCode === null) await practise();
  await copying;
  expect(acknowledged.length).toBeGreaterThan(before.length);

  expect(readdirSync(home).toSorted()).toEqual(["live", "monday"]);
  expect(readFileSync(join(folder, "auth-secret"))).toEqual(readFileSync(join(dataDir, "auth-secret")));
  expect(statSync(folder).mode & 0o777).toBe(0o700);

  await using restored = await startServer(folder);
  const again = openBrowser(restored.ask);
  again.setCookie(browser.cookie());
  const { practice } = (await (await again.get("/api/user/export")).json()) as { practice: { id: string }[] };
  const kept = new Set(practice.map(({ id }) => id));
  expect(before.filter((id) => !kept.has(id))).toEqual([]);
});

test.each([
  ["a folder that is there", { DATA_DIR: home }, [home], "is there already, and nothing is replaced."],
  ["no folder", { DATA_DIR: home }, [], "Name a new folder: npm run backup -- /backups/monday"],
  ["a data folder without a database", { DATA_DIR: home }, [join(home, "x")], "but no database is there."],
  ["PostgreSQL", { DATABASE_URL: "postgres://db" }, [join(home, "x")], "PostgreSQL has pg_dump for this."],
])("%s is refused in a sentence", async (_, settings, folder, sentence) => {
  const failed = await backUp(settings, ...folder).catch((error: unknown) => error);
  expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) });
});
