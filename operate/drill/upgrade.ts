import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { openBrowser } from "../../src/server/accounts/test-browser.ts";
import { buildIfNeeded } from "../../tools/build-if-needed.ts";
import { freePort } from "../../tools/free-port.ts";
import { runPostgres } from "../../tools/test-postgres.ts";
import { askAt } from "./ask-at.ts";
import { createInstance } from "./instance.ts";
import { findMissing } from "./missing.ts";
import { useEverything, usePresent } from "./upgrade-person.ts";

/*
 * npm run drill:upgrade [commit or folder]: people use a server of an older commit, then today's server starts on their
 * data, then the older one again, on SQLite and on PostgreSQL. Whatever a call answered before has to be in its answer
 * afterwards. The commit is the one before the latest migration by default; a folder holds a release that is built.
 */

/** The older release knows each of these calls. */
const calls = [
  "/api/session",
  "/api/favorites",
  "/api/practice?timeZone=UTC",
  "/api/user/profile?timeZone=UTC",
  "/api/user/sessions",
  "/api/user/passkeys",
  "/api/user/export",
];

const home = mkdtempSync(join(tmpdir(), "upgrade-"));
const given = process.argv[2] ?? commitBeforeLatestMigration();
const older = existsSync(join(given, "dist")) ? resolve(given) : buildCommit(given);
buildIfNeeded();
const postgres = await runPostgres();
if (!postgres) throw new Error("No PostgreSQL was found");
const databaseUrl = `postgres://test@localhost/postgres?host=${encodeURIComponent(postgres.home)}`;
let isWell = true;
try {
  for (const [name, settings] of [
    ["SQLite", {}],
    ["PostgreSQL", { DATABASE_URL: databaseUrl }],
  ] as const) {
    const report = await upgrade(name, settings);
    console.log(name, report);
    isWell &&= report.missing.length + report.missingInOlder.length === 0;
  }
} finally {
  await postgres.stop();
  if (isWell) rmSync(home, { recursive: true });
  else console.log(`The logs are in ${home}`);
}
process.exit(isWell ? 0 : 1);

async function upgrade(name: string, database: Readonly<Record<string, string>>) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  await using server = createInstance({
    port,
    log: join(home, `${name}.log`),
    settings: {
      SITE_URL: origin,
      DATA_DIR: join(home, name),
      AUTH_SECRET: "of this drill only, and nobody else's",
      ...database,
    },
  });
  await server.start(older);
  const people = await Promise.all(
    ["mira", "kabir", "tulsi"].map((name) => useEverything(askAt(origin), { name, origin })),
  );
  const before = await Promise.all(people.map(readAll));
  await server.restart();
  const after = await Promise.all(people.map(readAll));
  await Promise.all(people.map((person) => usePresent(askAt(origin), person)));
  await server.restart(older);
  const back = await Promise.all(people.map(readAll));
  return { facts: countFacts(before), missing: findMissing(before, after), missingInOlder: findMissing(before, back) };
}

async function readAll(browser: ReturnType<typeof openBrowser>) {
  const answers = calls.map(async (path) => {
    const reply = await browser.get(path);
    if (!reply.ok) throw new Error(`${path} was answered with ${reply.status} ${await reply.text()}`);
    return [path, JSON.parse(await reply.text(), withoutTexts)] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

/** The texts of a mantra belong to the release and not to the person, whose favorite is the mantra's id. */
function withoutTexts(key: string, value: unknown): unknown {
  return key === "mantra" && typeof value === "object" && value !== null && "id" in value ? value.id : value;
}

function countFacts(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((sum, each) => sum + countFacts(each), 0);
}

function commitBeforeLatestMigration() {
  const log = ["log", "-1", "--diff-filter=A", "--format=%H", "--", "migrations"];
  return `${execFileSync("git", log, { encoding: "utf8" }).trim()}^`;
}

/** Builds a commit with the packages of today. */
function buildCommit(commit: string) {
  const folder = join(home, "older");
  mkdirSync(folder);
  const archive = execFileSync("git", ["archive", commit], { maxBuffer: 2 ** 31 });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const { status } = spawnSync("npm run --silent build", {
    shell: true,
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error(`The commit ${commit} cannot be built`);
  return folder;
}
