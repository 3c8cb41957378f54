import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { addDays } from "#practice/calendar-date.ts";
import { openBrowser } from "./accounts/test-browser.ts";
import { openDataFolder } from "./db/data-folder.ts";
import { chanted } from "./practice/test-entries.ts";
import { startServer } from "./test-server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "killed-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

test("kill -9 in the middle of writing loses none of 200 acknowledged writes", { timeout: 60_000 }, async () => {
  await using server = await startServer(dataDir);
  const browser = openBrowser(server.ask);
  expect((await browser.signUp()).status).toBe(200);
  const yesterday = addDays(new Date().toISOString().slice(0, 10), -1);

  const acknowledged: string[] = [];
  let next = 0;
  async function write(): Promise<void> {
    const entry = chanted(next++, 1, yesterday);
    try {
      const reply = await browser.post("/api/practice/chants", entry);
      if (reply.status !== 200) throw new Error(await reply.text());
    } catch (error) {
      // What the kill cut off was not acknowledged.
      if (acknowledged.length >= 200) return undefined;
      throw error;
    }
    acknowledged.push(entry.id);
    if (acknowledged.length === 200) void server.kill();
    return write();
  }
  await Promise.all([write(), write(), write(), write(), write(), write(), write(), write()]);
  await server.kill();

  const db = openDataFolder(dataDir);
  const rows = await db.selectFrom("practice_entry").select("id").execute();
  await db.destroy();
  const kept = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(200);

  // And the person is still signed in at the next start.
  await using again = await startServer(dataDir);
  const later = openBrowser(again.ask);
  later.setCookie(browser.cookie());
  expect(await later.user()).toMatchObject({ email: "mira@example.org" });
});

test("kill -9 right after a view was told does not lose it", { timeout: 60_000 }, async () => {
  await using server = await startServer(dataDir);
  const headers = { "user-agent": "Mozilla/5.0 Firefox/145.0" };
  const path = "/api/blog-posts/the-sound-of-om";
  const told = (await (await server.ask(`${path}/views`, { method: "POST", headers })).json()) as { viewCount: number };
  await server.kill();
  await using again = await startServer(dataDir);
  expect(told.viewCount).toBeGreaterThan(0);
  expect(await (await again.ask(path)).json()).toMatchObject(told);
});
