import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openBrowser } from "../accounts/test-browser.ts";
import { folders } from "../folders.ts";
import { testApp } from "../test-app.ts";
import { openDatabase, prepareDatabase } from "./open.ts";

const folder = mkdtempSync(join(tmpdir(), "overload-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("behind hundreds of queued writes more are refused, reads go on, and queued writes succeed", async () => {
  const db = openDatabase(join(folder, "busy.sqlite"));
  await prepareDatabase(db, folders.migrations);
  const browser = openBrowser(testApp({ db }).ask);
  await browser.signUp();

  const [started, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const long = db.transaction().execute(async () => {
    started.resolve();
    await finished.promise;
  });
  await started.promise;
  const replies = Array.from({ length: 600 }, () => browser.post("/api/favorites/om-namah-shivaya", {}));
  const first = await Promise.race(replies);
  expect([first.status, first.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await first.text()).toBe("Too many people are writing right now. Please try again.");
  expect((await browser.get("/api/favorites")).status).toBe(200);

  finished.resolve();
  await long;
  const statuses = Map.groupBy(await Promise.all(replies), ({ status }) => status);
  expect([...statuses.keys()].toSorted()).toEqual([200, 503]);
  expect(statuses.get(200)?.length).toBeGreaterThanOrEqual(500);
  await db.destroy();
});
