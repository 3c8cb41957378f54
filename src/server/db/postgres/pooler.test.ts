import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { freePort } from "../../../../tools/free-port.ts";
import { openBrowser } from "../../accounts/test-browser.ts";
import { folders } from "../../folders.ts";
import { testApp } from "../../test-app.ts";
import { connectPostgres, openPostgres, requireWritable } from "../open.ts";
import { createPostgres } from "../test-databases.ts";

const folder = mkdtempSync(join(tmpdir(), "pooler-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a connection asks for no parameter that a pooler would refuse", async () => {
  const started = Promise.withResolvers<string[]>();
  const server = createServer((socket) => {
    socket.once("data", (packet) => {
      // The packet begins with its length and the version of the protocol; then come names and values.
      const words = Buffer.from(packet).subarray(8).toString().split("\0");
      started.resolve(words.filter((word, place) => place % 2 === 0 && word));
      socket.destroy();
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  await using db = await connectPostgres({ url: `postgres://test@127.0.0.1:${port}/mantra` });
  await expect(requireWritable(db)).rejects.toThrow("The database does not answer");
  server.close();
  const allowed = ["user", "database", "client_encoding", "application_name"];
  expect((await started.promise).toSorted()).toEqual(allowed.toSorted());
});

const home = inject("postgres");
const program = "/usr/sbin/pgbouncer";
/** Starts a pooler with two sessions, each of which it gives to another client after each transaction. */
async function startPgBouncer(database: string) {
  const port = await freePort();
  const settings = [
    "[databases]",
    `mantra = host=${home} dbname=${database} user=test`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
    "default_pool_size = 2",
  ];
  const file = join(mkdtempSync(join(tmpdir(), "pgbouncer-")), "pgbouncer.ini");
  writeFileSync(file, settings.join("\n"));
  const asNobody = process.getuid?.() === 0 && ["-u", "nobody"];
  const child = spawn(program, [...(asNobody || []), file], { stdio: "ignore" });
  const gone = once(child, "exit");
  return {
    url: `postgres://test@127.0.0.1:${port}/mantra`,
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await gone;
    },
  };
}

test.skipIf(home === null || !existsSync(program))(
  "everything works through pgbouncer in transaction mode",
  async () => {
    const database = new URL(await createPostgres(home ?? "")).pathname.slice(1);
    await using pooler = await startPgBouncer(database);
    const open = () => openPostgres({ url: pooler.url, migrations: folders.migrations });
    await expect
      .poll(() => open().then((db) => db.destroy().then(() => "open"), String), { timeout: 5000 })
      .toBe("open");
    await using db = await open();
    const { ask } = testApp({ db });
    const people = Array.from({ length: 8 }, (_, number) => ({
      number,
      browser: openBrowser(ask, `192.0.2.${number}`),
    }));
    const statuses = await Promise.all(
      people.map(async ({ number, browser }) => {
        await browser.signUp({ name: "Mira Bai", email: `mira${number}@example.org`, password: "giridhar gopal" });
        const added = await browser.post("/api/favorites/om-namah-shivaya", {});
        const read = await browser.get("/api/favorites");
        return [added.status, read.status];
      }),
    );
    expect(statuses).toEqual(people.map(() => [200, 200]));
    expect((await ask("/readyz")).status).toBe(200);
  },
);
