import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openBrowser } from "./accounts/test-browser.ts";
import { openDataFolder } from "./db/data-folder.ts";

const dataDir = mkdtempSync(join(tmpdir(), "killed-"));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true });
});

const moduleOf = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

/** The whole server but for its pages, which need a build, in a process that can be killed. It prints its port. */
const program = `
  import { createApp } from ${moduleOf("app.ts")};
  import { readConfig } from ${moduleOf("config.ts")};
  import { loadLibrary } from ${moduleOf("content/load-library.ts")};
  import { createDeps } from ${moduleOf("deps.ts")};
  import { folders } from ${moduleOf("folders.ts")};
  import { createHttpServer } from ${moduleOf("http/listener.ts")};
  import { listen } from ${moduleOf("listen.ts")};
  const config = readConfig();
  const log = { debug() {}, info() {}, warn: console.error, error: console.error };
  const library = loadLibrary(folders.content, folders.public);
  const given = { log, now: () => new Date(), isDraining: () => false, product: library.site.name };
  const deps = { ...(await createDeps(config, given)), library };
  console.log(await listen(createHttpServer(createApp(deps), deps), config));
`;

async function startServer() {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: "", DATA_DIR: dataDir, PORT: "0", HOST: "127.0.0.1" },
  });
  started.push(child);
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  const url = `http://127.0.0.1:${String(port).trim()}`;
  const ask = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    // Node's fetch says by itself that it is no browser.
    headers.delete("sec-fetch-site");
    headers.set("origin", "http://localhost:0");
    return fetch(url + path, { ...init, headers });
  };
  return { child, ask };
}

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

test("kill -9 in the middle of writing loses none of 200 acknowledged writes", { timeout: 60_000 }, async () => {
  const { child, ask } = await startServer();
  const browser = openBrowser(ask);
  expect((await browser.signUp()).status).toBe(200);
  const lived = Date.now() - 60_000;
  const chant = (number: number) => ({
    id: idOf(number),
    deityId: "shiva",
    mantraId: "om-namah-shivaya",
    repetitions: 1,
    startedAt: new Date(lived - 1000).toISOString(),
    endedAt: new Date(lived).toISOString(),
    localDate: new Date(lived).toISOString().slice(0, 10),
    timeZone: "UTC",
  });

  const acknowledged: string[] = [];
  let next = 0;
  async function write(): Promise<void> {
    const entry = chant(next++);
    try {
      const reply = await browser.post("/api/practice/chants", entry);
      if (reply.status !== 200) throw new Error(await reply.text());
    } catch (error) {
      // What the kill cut off was not acknowledged.
      if (acknowledged.length >= 200) return undefined;
      throw error;
    }
    acknowledged.push(entry.id);
    if (acknowledged.length === 200) child.kill("SIGKILL");
    return write();
  }
  const gone = once(child, "exit");
  await Promise.all([write(), write(), write(), write(), write(), write(), write(), write()]);
  await gone;

  const db = openDataFolder(dataDir);
  const rows = await db.selectFrom("practice_entry").select("id").execute();
  await db.destroy();
  const kept = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThanOrEqual(200);

  // And the person is still signed in at the next start.
  const again = await startServer();
  const later = openBrowser(again.ask);
  later.setCookie(browser.cookie());
  expect(await later.user()).toMatchObject({ email: "mira@example.org" });
  const stopped = once(again.child, "exit");
  again.child.kill("SIGKILL");
  await stopped;
});
