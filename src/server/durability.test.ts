import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { openBrowser } from "./accounts/test-browser.ts";
import { openDataFolder } from "./db/data-folder.ts";
import { openPostgres } from "./db/open.ts";
import { createPostgres } from "./db/test-databases.ts";
import { folders } from "./folders.ts";
import { startServer } from "./test-server.ts";
import { createWriters } from "./test-writes.ts";

const home = inject("postgres");
const dataDir = mkdtempSync(join(tmpdir(), "killed-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

const secret = "of this test only, and nobody else's";

/** Kills the server in the middle of a write. `npm run drill:kill` does so hundreds of times. */
async function killWhileWriting(databaseUrl: string | null) {
  const settings = {
    ADDRESS_LIMIT_FACTOR: "1000000",
    ...(databaseUrl && { DATABASE_URL: databaseUrl, AUTH_SECRET: secret }),
  };
  const writers = createWriters(new Date().toISOString().slice(0, 10));
  await using server = await startServer(dataDir, settings);
  await writers.begin(server.ask);
  const writing = writers.run(server.ask);
  await expect.poll(writers.countKept, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(50);
  await server.kill();
  writers.stop();
  await writing;

  const db = databaseUrl
    ? await openPostgres({ url: databaseUrl, migrations: folders.migrations, onLost: () => {} })
    : openDataFolder(dataDir);
  expect(await writers.findLost(db)).toEqual([]);
  await db.destroy();

  // People must still be signed in at the next start.
  await using again = await startServer(dataDir, settings);
  const later = openBrowser(again.ask);
  later.setCookie(writers.cookieOf(1));
  expect(await later.user()).toMatchObject({ email: "person-1@example.org" });
}

test("kill -9 in the middle of writing loses none of the acknowledged writes", () => killWhileWriting(null));

test.skipIf(home === null)("nor does it with PostgreSQL", async () =>
  killWhileWriting(await createPostgres(home ?? "")),
);

test("kill -9 right after a view was acknowledged does not lose it", { timeout: 60_000 }, async () => {
  await using server = await startServer(dataDir);
  const headers = { "user-agent": "Mozilla/5.0 Firefox/145.0" };
  const path = "/api/blog-posts/the-sound-of-om";
  const acknowledged = (await (await server.ask(`${path}/views`, { method: "POST", headers })).json()) as {
    viewCount: number;
  };
  await server.kill();
  await using again = await startServer(dataDir);
  expect(acknowledged.viewCount).toBeGreaterThan(0);
  expect(await (await again.ask(path)).json()).toMatchObject(acknowledged);
});
