import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { openBrowser } from "./accounts/test-browser.ts";
import { chanted } from "./practice-log/test-entries.ts";
import { startServer } from "./test-server.ts";

const folder = mkdtempSync(join(tmpdir(), "order-"));
afterAll(() => rmSync(folder, { recursive: true }));

const scope = "/proc/sys/kernel/yama/ptrace_scope";
const mayTrace = process.getuid?.() === 0 || (existsSync(scope) && readFileSync(scope, "utf8").trim() === "0");
const isInstalled = spawnSync("strace", ["--version"]).status === 0;

/** Records the system calls of a process: writes, syncs and replies, with the paths of files. */
async function trace(pid: number) {
  const calls = "trace=write,writev,pwrite64,pwritev,sendto,sendmsg,fsync,fdatasync";
  const tracer = spawn("strace", ["-f", "-y", "-s", "16", "-e", calls, "-p", String(pid)], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(tracer, "close");
  let text = "";
  tracer.stderr.setEncoding("utf8").on("data", (more: string) => (text += more));
  await expect.poll(() => text, { timeout: 10_000 }).toContain("attached");
  return async function stop() {
    tracer.kill("SIGINT");
    await ended;
    return text.split("\n");
  };
}

const isWrite = (line: string) => /\bpwrite(64|v)?\(\d+<[^>]*-wal>/.test(line);
const isSync = (line: string) => /\bf(data)?sync\(\d+<[^>]*-wal>/.test(line);
const isReply = (line: string) => line.includes('"HTTP/1.1 ');

/** Returns the time so many ms ago. */
const at = (ago: number) => new Date(Date.now() - ago).toISOString();

/** Lets a person write in each way: alone, in a transaction, with a password. */
async function write(ask: Parameters<typeof openBrowser>[0]) {
  const browser = openBrowser(ask);
  expect((await browser.signUp()).status).toBe(200);
  const lived = { startedAt: at(60_000), endedAt: at(0), localDate: at(0).slice(0, 10) };
  for (let number = 1; number <= 5; number++) {
    expect((await browser.post(api.recordChant.path, { ...chanted(number, 9), ...lived })).status).toBe(200);
    expect((await browser.post("/api/favorites/om-namah-shivaya", {})).status).toBe(200);
    expect((await browser.remove("/api/favorites/om-namah-shivaya", {})).status).toBe(200);
  }
}

test.skipIf(!isInstalled || !mayTrace)(
  "what SQLite writes to its log is on the disk before the reply is sent",
  async () => {
    await using server = await startServer(folder);
    const stop = await trace(server.pid);
    await write(server.ask);
    const lines = await stop();

    let [written, answered, isOnDisk] = [0, 0, true];
    for (const line of lines) {
      if (isWrite(line)) {
        written++;
        isOnDisk = false;
      }
      if (isSync(line)) isOnDisk = true;
      if (!isReply(line)) continue;
      answered++;
      expect(isOnDisk, `before ${line}`).toBe(true);
    }
    // The sign-up and fifteen more writes take at least a page each.
    expect(written).toBeGreaterThanOrEqual(16);
    expect(answered).toBeGreaterThanOrEqual(16);
  },
);
