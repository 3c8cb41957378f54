import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDataFolder } from "../../src/server/db/data-folder.ts";
import { openPostgres } from "../../src/server/db/open.ts";
import { folders } from "../../src/server/folders.ts";
import { startServer } from "../../src/server/test-server.ts";
import { createWriters } from "../../src/server/test-writes.ts";
import { killDatabase } from "./kill-database.ts";
import { startPostgres } from "./postgres.ts";

/**
 * `npm run drill:kill [sqlite|postgres|database] [times]` kills the server 300 times on each database, and PostgreSQL
 * itself 30 times, at random instants under concurrent writes, and compares every acknowledged write.
 */
const [only, given] = process.argv.slice(2);
const rows: object[] = [];
for (const [target, times] of [
  ["sqlite", 300],
  ["postgres", 300],
  ["database", 30],
] as const) {
  if (only !== undefined && only !== target) continue;
  const wanted = Number(given ?? times);
  rows.push(target === "database" ? await killDatabase(wanted) : await killServer(target, wanted));
}
console.table(rows);
if (rows.some((row) => "lost" in row && row.lost !== 0)) process.exitCode = 1;

async function killServer(target: "sqlite" | "postgres", times: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "killed-"));
  const postgres = target === "postgres" ? await startPostgres() : null;
  const settings = {
    ADDRESS_LIMIT_FACTOR: "1000000",
    ...(postgres && { DATABASE_URL: postgres.url, AUTH_SECRET: "of this drill only, and nobody else's" }),
  };
  const open = async () =>
    postgres
      ? openPostgres({ url: postgres.url, migrations: folders.migrations, onLost: () => {} })
      : openDataFolder(dataDir);
  const writers = createWriters(new Date().toISOString().slice(0, 10));
  const lost = new Set<string>();

  for (let time = 0; time <= times; time++) {
    await using server = await startServer(dataDir, settings);
    if (time === 0) await writers.begin(server.ask);
    // The first check after a kill is about what the server itself has recovered.
    const db = await open();
    for (const each of await writers.findLost(db)) lost.add(each);
    await db.destroy();
    if (time === times) break;
    const writing = writers.run(server.ask);
    const before = writers.countKept();
    while (writers.countKept() === before) await pause(1);
    await pause(Math.random() * 300);
    await server.kill();
    writers.stop();
    await writing;
    if (time % 10 === 9) console.log(`${target}: ${time + 1} kills, ${writers.countKept()} entries, ${lost.size} lost`);
  }
  for (const each of lost) console.log(each);
  await postgres?.remove();
  rmSync(dataDir, { recursive: true });
  return { killed: `server on ${target}`, times, "writes kept": writers.countKept(), lost: lost.size };
}
