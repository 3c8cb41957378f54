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

test("behind hundreds of waiting writers people are asked to come again; reading goes on, and who waits is served", async () => {
  const db = openDatabase(join(folder, "busy.sqlite"));
  await prepareDatabase(db, folders.migrations);
  const browser = openBrowser(testApp({ db }).ask);
  await browser.signUp();

  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const long = db.transaction().execute(async () => {
    begun.resolve();
    await over.promise;
  });
  await begun.promise;
  const replies = Array.from({ length: 600 }, () => browser.post("/api/favorites/om-namah-shivaya", {}));
  const first = await Promise.race(replies);
  expect([first.status, first.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await first.text()).toBe("Too many people are writing right now. Please try again.");
  expect((await browser.get("/api/favorites")).status).toBe(200);

  over.resolve();
  await long;
  const statuses = Map.groupBy(await Promise.all(replies), ({ status }) => status);
  expect([...statuses.keys()].toSorted()).toEqual([200, 503]);
  expect(statuses.get(200)?.length).toBeGreaterThanOrEqual(500);
  await db.destroy();
});
