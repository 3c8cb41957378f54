import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "../../../../tools/free-port.ts";
import { findPostgres, initializeCluster, type PostgresPrograms } from "../../../../tools/postgres-programs.ts";

const urlOf = (port: number, database: string) => `postgres://test@127.0.0.1:${port}/${database}`;

/**
 * Starts a PostgreSQL server, and a standby that has everything the first one has acknowledged. The standby takes over
 * when it is promoted.
 */
export async function startPrimaryAndStandby() {
  const home = mkdtempSync(join(tmpdir(), "pair-"));
  const programs = findPostgres(home);
  if (!programs) throw new Error("No PostgreSQL was found");
  const [one, two] = [join(home, "one"), join(home, "two")];
  const [port, standbyPort] = [await freePort(), await freePort()];
  initializeCluster(programs, one);
  copyAsStandby(one, two, { port, programs });
  appendFileSync(join(one, "postgresql.conf"), "synchronous_standby_names = '*'\n");
  const primary = run(programs, one, port);
  const standby = run(programs, two, standbyPort);
  await untilStandbyFollows(urlOf(port, "postgres"));
  await ask(urlOf(port, "postgres"), "create database mantra");

  return {
    url: `postgres://test@127.0.0.1:${port},127.0.0.1:${standbyPort}/mantra?target_session_attrs=read-write`,
    killPrimary: () => kill(primary),
    promote: () => spawnSync(join(programs.folder, "pg_ctl"), ["promote", "-w", "-D", two], programs.place),
    async [Symbol.asyncDispose]() {
      await Promise.all([kill(primary), kill(standby)]);
      rmSync(home, { recursive: true });
    },
  };
}

/** Copies a new cluster, which is possible until it is first started. */
function copyAsStandby(from: string, to: string, { port, programs }: { port: number; programs: PostgresPrograms }) {
  cpSync(from, to, { recursive: true });
  writeFileSync(join(to, "standby.signal"), "");
  appendFileSync(join(to, "postgresql.conf"), `primary_conninfo = 'host=127.0.0.1 port=${port} user=test'\n`);
  const { uid, gid } = programs.place;
  if (uid !== undefined && gid !== undefined) {
    spawnSync("chown", ["-R", `${uid}:${gid}`, to]);
    chownSync(join(from, "postgresql.conf"), uid, gid);
  }
}

function run({ folder, place }: PostgresPrograms, data: string, port: number) {
  const settings = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];
  const args = ["-D", data, ...settings.flatMap((each) => ["-c", each])];
  return spawn(join(folder, "postgres"), args, { ...place, stdio: "ignore" });
}

/** Kills the main process of a server. Its other processes end when they notice. */
async function kill(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, "exit");
  server.kill("SIGKILL");
  await gone;
}

async function untilStandbyFollows(url: string) {
  for (let attempt = 0; ; attempt++) {
    const rows = await ask(url, "select 1 from pg_stat_replication where state = 'streaming'").catch(() => []);
    if (rows.length > 0) return;
    if (attempt === 400) throw new Error("The standby does not follow");
    await pause(50);
  }
}

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text);
    return rows;
  } finally {
    await client.end();
  }
}
