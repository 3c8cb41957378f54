import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findPostgres, initializeCluster, untilPostgresAnswers } from "./postgres-programs.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the server's socket; null without PostgreSQL. */
    postgres: string | null;
  }
}

/** Starts one PostgreSQL for the whole test run. If its programs are missing, only SQLite is tested. */
export default async function setup({ provide }: TestProject) {
  const postgres = await runPostgres();
  if (!postgres) {
    if (process.env.CI) throw new Error("No PostgreSQL was found: npm ci brings one for this machine, or should");
    console.warn("No PostgreSQL was found: what is stored is tested on SQLite only");
  }
  provide("postgres", postgres?.home ?? null);
  return postgres?.stop;
}

/** Starts a temporary PostgreSQL that only listens on a socket. Returns null if its programs are missing. */
export async function runPostgres() {
  const home = mkdtempSync(join(tmpdir(), "pg-"));
  const programs = findPostgres(home);
  if (!programs) {
    rmSync(home, { recursive: true });
    return null;
  }
  const { folder: bin, place } = programs;
  const folder = join(home, "data");
  initializeCluster(programs, folder);

  const quick = [
    "fsync=off",
    "full_page_writes=off",
    "synchronous_commit=off",
    "shared_buffers=32MB",
    "max_connections=200",
  ];
  const settings = ["listen_addresses=", `unix_socket_directories=${home}`, ...quick].flatMap((each) => ["-c", each]);
  const order = { program: join(bin, "postgres"), settings: ["-D", folder, ...settings], place, home };
  const keeper = spawn(process.execPath, ["-e", keep, JSON.stringify(order)], { stdio: ["pipe", "ignore", "inherit"] });
  await untilPostgresAnswers(home);

  async function stop() {
    const gone = new Promise((done) => keeper.once("exit", done));
    keeper.stdin.end();
    await gone;
  }
  return { home, stop };
}

/**
 * Runs PostgreSQL in a process of its own, whose input closes with the test run, so that it ends even if the test run
 * is killed.
 */
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
