import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, inject, test } from "vitest";
import { openBrowser, said } from "../accounts/test-browser.ts";
import { folders } from "../folders.ts";
import { testApp } from "../test-app.ts";
import { openDatabase, openPostgres, prepareDatabase } from "./open.ts";
import { createPostgres } from "./test-databases.ts";

const folder = mkdtempSync(join(tmpdir(), "away-"));
afterAll(() => rmSync(folder, { recursive: true }));

const home = inject("postgres");
const resting = [503, "This cannot be reached at the moment. Please try again."];

/** A way to the database that can be cut, or go silent, and be mended. */
function bridge(near: string, far: string) {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((incoming) => {
    const outgoing = connect(far);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => isSilent || to.write(bytes));
      from.on("error", () => to.destroy());
      from.on("close", () => to.destroy());
    }
  });
  const open = () => new Promise<void>((ready) => void server.listen(near, ready));
  const cut = async () => {
    const closed = new Promise((done) => server.close(done));
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await closed;
  };
  return { open, cut, silence: () => (isSilent = true), mend: () => (isSilent = false) };
}

async function within<Result>(most: number, work: Promise<Result>) {
  const begun = performance.now();
  const result = await work;
  expect(performance.now() - begun).toBeLessThan(most);
  return result;
}

test.skipIf(home === null)(
  "while PostgreSQL is away, pages of the API go on and personal calls say so soon; then all is well again",
  { timeout: 30_000 },
  async () => {
    const way = bridge(join(folder, ".s.PGSQL.5432"), join(home ?? "", ".s.PGSQL.5432"));
    await way.open();
    const url = (await createPostgres(home ?? "")).replace(/host=.*/, `host=${encodeURIComponent(folder)}`);
    const db = await openPostgres({ url, migrations: folders.migrations, onLost: () => {} });
    const { ask, logged } = testApp({ db });
    const browser = openBrowser(ask);
    await browser.signUp();

    for (const [leave, comeBack] of [
      [way.cut, way.open],
      [way.silence, way.mend],
    ]) {
      await leave?.();
      const reply = await within(2000, browser.get("/api/favorites"));
      expect(await said(reply)).toEqual(resting);
      expect(reply.headers.get("retry-after")).toBe("5");
      expect(await said(await within(2000, browser.signIn()))).toEqual(resting);
      expect((await browser.get("/api/deities")).status).toBe(200);
      expect((await browser.get("/readyz")).status).toBe(503);
      await comeBack?.();
      expect((await browser.get("/api/favorites")).status).toBe(200);
    }
    expect(logged.join()).not.toMatch(/mira@|giridhar/);
    await db.destroy();
    await way.cut();
  },
);

test("while another process holds the SQLite file, a write says so soon, and reading goes on", async () => {
  const file = join(folder, "held.sqlite");
  const db = openDatabase(file);
  await prepareDatabase(db, folders.migrations);
  const browser = openBrowser(testApp({ db }).ask);
  await browser.signUp();
  const other = new DatabaseSync(file);
  other.exec("begin immediate");
  expect(await said(await within(2000, browser.patch("/api/user", { dayBeginsAt: 3 })))).toEqual(resting);
  expect(await browser.user()).not.toBeNull();
  other.exec("rollback");
  other.close();
  expect((await browser.patch("/api/user", { dayBeginsAt: 3 })).status).toBe(200);
  await db.destroy();
});
