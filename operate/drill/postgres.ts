import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { findPostgres, initializeCluster, untilPostgresAnswers } from "../../tools/postgres-programs.ts";

/** Starts a PostgreSQL that is as durable as by default. Its processes can be killed, frozen and started again. */
export async function startPostgres() {
  const home = mkdtempSync(join(tmpdir(), "pg-drill-"));
  const { folder: programs, place } = findPostgres(home) ?? notFound();
  const folder = join(home, "data");
  initializeCluster({ folder: programs, place }, folder);
  let server: ChildProcess;

  async function start() {
    const settings = ["listen_addresses=", `unix_socket_directories=${home}`].flatMap((each) => ["-c", each]);
    server = spawn(join(programs, "postgres"), ["-D", folder, ...settings], { ...place, stdio: "ignore" });
    await untilPostgresAnswers(home);
  }

  /** Sends a signal to the server and each of its processes, which are groups of their own. */
  function signal(name: NodeJS.Signals) {
    const { pid = 0 } = server;
    for (const each of [pid, ...childrenOf(pid)]) process.kill(each, name);
  }

  async function kill() {
    const gone = once(server, "exit");
    signal("SIGKILL");
    await gone;
  }

  async function remove() {
    await kill();
    rmSync(home, { recursive: true, force: true });
  }

  /** Takes every connection that the server has, including those of others, and gives all back later. */
  async function takeAllConnections() {
    const own = { host: home, user: "test", database: "postgres", application_name: "drill" };
    const others = "from pg_stat_activity where backend_type = 'client backend' and application_name <> 'drill'";
    const owner = new Client(own);
    await owner.connect();
    const taken: Client[] = [];

    async function takeFree() {
      for (;;) {
        const client = new Client(own);
        client.on("error", () => {});
        try {
          await client.connect();
        } catch {
          return;
        }
        taken.push(client);
      }
    }

    /** Takes connections again and again, because other programs may connect while the rest is taken. */
    async function take() {
      for (;;) {
        const before = taken.length;
        const { rowCount } = await owner.query(`select pg_terminate_backend(pid) ${others}`);
        await takeFree();
        if (rowCount === 0 && taken.length === before) return;
      }
    }

    async function release() {
      await Promise.all([owner, ...taken].map((client) => client.end()));
    }
    return { take, release };
  }

  await start();
  const url = `postgres://test@localhost/postgres?host=${encodeURIComponent(home)}`;
  return {
    url,
    start,
    kill,
    remove,
    takeAllConnections,
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
  };
}

function childrenOf(pid: number) {
  const { stdout } = spawnSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" });
  return stdout.split("\n").map(Number).filter(Boolean);
}

function notFound(): never {
  throw new Error("No PostgreSQL was found");
}
