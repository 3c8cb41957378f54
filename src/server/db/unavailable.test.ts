import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, onTestFinished, test } from "vitest";
import { openBrowser, statusAndText } from "../accounts/test-browser.ts";
import { folders } from "../folders.ts";
import { chanted } from "../practice-log/test-entries.ts";
import { testApp } from "../test-app.ts";
import { openDatabase, openPostgres, prepareDatabase, requireWritable } from "./open.ts";
import { createPostgres } from "./test-databases.ts";

const folder = mkdtempSync(join(tmpdir(), "unavailable-"));
afterAll(() => rmSync(folder, { recursive: true }));

const home = inject("postgres");
const unavailable = [503, "We can't reach this right now. Please try again."];

/** Creates a proxy of the database's socket. It can be cut, or stop answering, and be restored. */
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

/**
 * The longest wait in ms: the goal, and an allowance for a busy machine. Two timeouts one after the other would exceed
 * it.
 */
const longestWait = 1000 + 500;

test.skipIf(home === null)(
  "while PostgreSQL is unavailable, public calls go on and personal calls are refused within a second; both recover",
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
      for (const call of [
        () => browser.signIn(),
        () => browser.signUp({ name: "Kabir", email: "kabir@example.org", password: "jhini jhini" }),
        () => browser.post("/api/auth/reset", { email: "mira@example.org" }),
        () => browser.post("/api/practice/chants", chanted(1, 108)),
        () => browser.get("/api/user/export"),
        () => browser.get("/readyz"),
      ]) {
        const begun = performance.now();
        expect((await call()).status).toBe(503);
        expect(performance.now() - begun).toBeLessThan(longestWait);
      }
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

/** Locks a file in another process, until it is killed, at the end of the test at the latest. */
async function lockElsewhere(file: string) {
  const program = `
    import { DatabaseSync } from "node:sqlite";
    const database = new DatabaseSync(${JSON.stringify(file)});
    database.exec("begin immediate");
    console.log("locked");
    setInterval(() => {}, 1000);
  `;
  const other = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = once(other, "exit");
  async function unlock() {
    other.kill("SIGKILL");
    await gone;
  }
  onTestFinished(unlock);
  await once(other.stdout, "data");
  return unlock;
}

test("while another process locks the SQLite file, writes wait, then are refused, and nothing else waits", async () => {
  const file = join(folder, "held.sqlite");
  const db = openDatabase(file);
  await prepareDatabase(db, folders.migrations);
  const browser = openBrowser(testApp({ db }).ask);
  await browser.signUp();
  const unlock = await lockElsewhere(file);
  let refused = 0;
  const writing = Array.from({ length: 50 }, async () => {
    const reply = await browser.patch("/api/user", { dayBeginsAt: 3 });
    refused += 1;
    return statusAndText(reply);
  });
  // If SQLite itself waited for the lock, nothing would be read before it has given up for the first time.
  for (let reads = 0; reads < 5; reads += 1) expect(await browser.user()).not.toBeNull();
  expect(refused).toBe(0);
  const replies = await Promise.all(writing);
  expect(replies).toEqual(replies.map(() => unavailable));
  expect((await browser.get("/readyz")).status).toBe(503);

  const late = browser.patch("/api/user", { dayBeginsAt: 4 });
  await unlock();
  expect((await late).status).toBe(200);
  expect((await browser.get("/readyz")).status).toBe(200);
  await db.destroy();
});

test("a SQLite file that cannot be written makes the server not ready", async () => {
  const file = join(mkdtempSync(join(folder, "gone-")), "gone.sqlite");
  await using db = openDatabase(file);
  await prepareDatabase(db, folders.migrations);
  await requireWritable(db);
  rmSync(file);
  await expect(requireWritable(db)).rejects.toThrow("The database file cannot be written");
});
