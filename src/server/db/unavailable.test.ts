import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, inject, test } from "vitest";
import { openBrowser, statusAndText } from "../accounts/test-browser.ts";
import { folders } from "../folders.ts";
import { testApp } from "../test-app.ts";
import { openDatabase, openPostgres, prepareDatabase } from "./open.ts";
import { createPostgres } from "./test-databases.ts";

const folder = mkdtempSync(join(tmpdir(), "unavailable-"));
afterAll(() => rmSync(folder, { recursive: true }));

const home = inject("postgres");
const unavailable = [503, "This cannot be reached at the moment. Please try again."];

/** Proxy of the database socket that can be cut or go silent, and be restored. */
function createProxy(near: string, far: string) {
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
  return { open, cut, silence: () => (isSilent = true), restore: () => (isSilent = false) };
}

test.skipIf(home === null)(
  "while PostgreSQL is unavailable, public calls go on and personal calls are refused; both recover",
  async () => {
    const proxy = createProxy(join(folder, ".s.PGSQL.5432"), join(home ?? "", ".s.PGSQL.5432"));
    await proxy.open();
    const url = (await createPostgres(home ?? "")).replace(/host=.*/, `host=${encodeURIComponent(folder)}`);
    const db = await openPostgres({ url, migrations: folders.migrations, onLost: () => {} });
    const { ask, logged } = testApp({ db });
    const browser = openBrowser(ask);
    await browser.signUp();

    for (const [fail, recover] of [
      [proxy.cut, proxy.open],
      [proxy.silence, proxy.restore],
    ]) {
      await fail?.();
      const reply = await browser.get("/api/favorites");
      expect(await statusAndText(reply)).toEqual(unavailable);
      expect(reply.headers.get("retry-after")).toBe("5");
      expect(await statusAndText(await browser.signIn())).toEqual(unavailable);
      expect((await browser.get("/api/deities")).status).toBe(200);
      expect((await browser.get("/readyz")).status).toBe(503);
      await recover?.();
      expect((await browser.get("/api/favorites")).status).toBe(200);
    }
    expect(logged.join()).not.toMatch(/mira@|giridhar/);
    await db.destroy();
    await proxy.cut();
  },
);

test("while another process locks the SQLite file, writes are refused and reads go on", async () => {
  const file = join(folder, "held.sqlite");
  const db = openDatabase(file);
  await prepareDatabase(db, folders.migrations);
  const browser = openBrowser(testApp({ db }).ask);
  await browser.signUp();
  const other = new DatabaseSync(file);
  other.exec("begin immediate");
  expect(await statusAndText(await browser.patch("/api/user", { dayBeginsAt: 3 }))).toEqual(unavailable);
  expect(await browser.user()).not.toBeNull();
  other.exec("rollback");
  other.close();
  expect((await browser.patch("/api/user", { dayBeginsAt: 3 })).status).toBe(200);
  await db.destroy();
});
