import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { findPostgres, initializeCluster } from "../postgres-programs.ts";

/** A PostgreSQL of its own, as durable as by default, whose processes can be killed, frozen and started again. */
export async function startPostgres() {
  const home = mkdtempSync(join(tmpdir(), "pg-drill-"));
  const { folder: programs, place } = findPostgres(home) ?? notFound();
  const folder = join(home, "data");
  initializeCluster({ folder: programs, place }, folder);
  let server: ChildProcess;

  async function start() {
    const settings = ["listen_addresses=", `unix_socket_directories=${home}`].flatMap((each) => ["-c", each]);
    // A group of its own, so that one signal reaches each of its processes.
    server = spawn(join(programs, "postgres"), ["-D", folder, ...settings], {
      ...place,
      stdio: "ignore",
      detached: true,
    });
    await untilItAnswers(home);
  }

  const signal = (name: NodeJS.Signals) => server.pid !== undefined && process.kill(-server.pid, name);

  async function kill() {
    const gone = once(server, "exit");
    signal("SIGKILL");
    await gone;
  }

  async function remove() {
    await kill();
    rmSync(home, { recursive: true, force: true });
  }

  await start();
  const url = `postgres://test@localhost/postgres?host=${encodeURIComponent(home)}`;
  return { url, start, kill, remove, freeze: () => signal("SIGSTOP"), thaw: () => signal("SIGCONT") };
}

function notFound(): never {
  throw new Error("No PostgreSQL was found");
}

async function untilItAnswers(home: string) {
  for (let attempt = 0; ; attempt++) {
    const client = new Client({ host: home, user: "test", database: "postgres" });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 600) throw error;
      await pause(10);
    }
  }
}
