import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { mira, openBrowser } from "../../src/server/accounts/test-browser.ts";
import { chanted } from "../../src/server/practice-log/test-entries.ts";
import { serverProgram } from "../../tools/server-process.ts";
import { runServer, type RunningServer } from "../../tools/run-server.ts";
import { askAt } from "./ask-at.ts";
import { startPostgres } from "./postgres.ts";
import { stopInEveryState } from "./stop-signals.ts";

/**
 * `npm run drill:faults` lets the machine fail under the real server and prints what held: a disk that is full or can
 * only be read (both need root, for a disk of their own), a database that is frozen or has no connection left, visitors
 * and proxies that break off, and SIGTERM in every state.
 */
const pages = ["/", "/deity/shiva", "/api/deities"];
const secret = "of this drill only, and nobody else's";
const rows: { fault: string; held: boolean; "503 after, ms"?: number; "back after, ms"?: number }[] = [];

const browserOf = ({ origin }: RunningServer) => openBrowser(askAt(origin));
type Browser = ReturnType<typeof browserOf>;

async function timed(call: () => Promise<Response>) {
  const begun = performance.now();
  const { status } = await call();
  return { status, ms: performance.now() - begun };
}

async function arePagesWell(browser: Browser) {
  const replies = await Promise.all(pages.map((page) => browser.get(page)));
  return replies.every(({ status }) => status === 200);
}

let number = 0;
const today = new Date().toISOString().slice(0, 10);
const write = (browser: Browser) => browser.post("/api/practice/chants", chanted(number++, 1, lastYear()));
const lastYear = () => new Date(Date.parse(today) - (1 + (number % 300)) * 86_400_000).toISOString().slice(0, 10);

/** Begins the fault, looks at what is served meanwhile, ends it and waits for the first successful response. */
async function during(fault: string, browser: Browser, { begin, end, call }: Fault) {
  await begin();
  const refused = await Promise.all(Array.from({ length: 3 }, () => timed(() => call(browser))));
  const werePagesWell = await arePagesWell(browser);
  await end();
  const ended = performance.now();
  while ((await call(browser)).status !== 200 && performance.now() - ended < 10_000) await pause(10);
  const back = performance.now() - ended;
  const worst = Math.max(...refused.map(({ ms }) => ms));
  const wereRefused = refused.every(({ status }) => status === 503);
  rows.push({
    fault,
    held: werePagesWell && wereRefused && worst <= 1000 && back <= 2000,
    "503 after, ms": Math.round(worst),
    "back after, ms": Math.round(back),
  });
}

interface Fault {
  begin: () => unknown;
  end: () => unknown;
  call: (browser: Browser) => Promise<Response>;
}

function run(...[command, ...args]: [string, ...string[]]) {
  const { status, stderr } = spawnSync(command, args);
  if (status !== 0) throw new Error(String(stderr));
}

/** Checks a disk of 8 MB in memory that becomes full. */
async function onSmallDisk() {
  const disk = mkdtempSync(join(tmpdir(), "disk-"));
  run("mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", disk);
  const server = await runServer({ DATA_DIR: disk, ADDRESS_LIMIT_FACTOR: "1000000", LOG_LEVEL: "error" });
  try {
    const browser = browserOf(server);
    await browser.signUp();
    const filler = join(disk, "filler");
    let kept = 0;
    await during("disk full", browser, {
      begin: async () => {
        spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=4096"]);
        // There is room for some writes, so that the disk becomes full in the middle of one.
        truncateSync(filler, statSync(filler).size - 1_000_000);
        for (let reply = await write(browser); reply.ok && kept < 5000; reply = await write(browser)) kept++;
      },
      end: () => rmSync(filler),
      call: write,
    });
    const everything = await (await browser.get("/api/user/export")).json();
    // These are the writes before the disk was full, and the first one after.
    rows.push({ fault: `disk full, ${kept + 1} writes acknowledged`, held: everything.practice.length === kept + 1 });
  } finally {
    await server.stop();
    run("umount", disk);
  }
  run("mount", "-t", "tmpfs", "-o", "size=8m,ro", "tmpfs", disk);
  const { status, stderr } = spawnSync(process.execPath, [serverProgram], {
    env: { PATH: "", DATA_DIR: disk, PORT: "0" },
    encoding: "utf8",
    timeout: 20_000,
  });
  run("umount", disk);
  const lines = stderr.trimEnd().split("\n");
  rows.push({
    fault: "folder can only be read",
    held: status === 1 && lines.length === 2 && lines[1]?.endsWith("but that place can only be read.") === true,
  });
}

const readFavorites = (browser: Browser) => browser.get("/api/favorites");

async function onPostgres() {
  const postgres = await startPostgres();
  const server = await runServer({ DATABASE_URL: postgres.url, AUTH_SECRET: secret, LOG_LEVEL: "error" });
  const browser = browserOf(server);
  await browser.signUp();
  await during("PostgreSQL frozen", browser, { begin: postgres.freeze, end: postgres.thaw, call: readFavorites });
  await during("PostgreSQL away", browser, { begin: postgres.kill, end: postgres.start, call: readFavorites });
  const connections = await postgres.takeAllConnections();
  await during("no connection left", browser, {
    begin: connections.take,
    end: connections.release,
    call: readFavorites,
  });
  await server.stop();
  await postgres.remove();
}

/** Lets visitors or proxies drop the connection in the middle of a response. */
async function breakingOff() {
  const server = await runServer({ LOG_LEVEL: "warn" });
  const browser = browserOf(server);
  await browser.signUp(mira);
  const residentMB = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1]) / 1000;
  const drop = async () => {
    const reply = await browser.get("/audio/om-namah-shivaya.mp3");
    await reply.body?.cancel();
  };
  for (let round = 0; round < 200; round++) await drop();
  const before = residentMB();
  for (let round = 0; round < 2000; round++) await drop();
  const growth = residentMB() - before;
  rows.push({
    fault: `2000 responses dropped, memory ${growth.toFixed(0)} MB more`,
    held: growth < 30 && (await arePagesWell(browser)),
  });
  await server.stop();
}

if (process.getuid?.() === 0) await onSmallDisk();
await onPostgres();
await breakingOff();
rows.push(...(await stopInEveryState()));
console.table(rows);
if (rows.some(({ held }) => !held)) process.exitCode = 1;
