import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../src/server/config.ts";
import { copyRows, digestTables, requireSame } from "../src/server/db/copy-rows.ts";
import { databaseName, openCurrentDataFolder } from "../src/server/db/data-folder.ts";
import { connectPostgres, openDatabase, prepareDatabase, preparePostgres, type Db } from "../src/server/db/open.ts";
import { parseHosts } from "../src/server/db/postgres/hosts.ts";
import { longTimeouts } from "../src/server/db/postgres/dialect.ts";
import { requireUnusedDatabase, requireUnusedFile } from "../src/server/db/running-server.ts";
import { folders } from "../src/server/folders.ts";
import { StartupError } from "../src/server/startup-error.ts";
import { runCommand } from "./run-command.ts";

const usage = [
  "To PostgreSQL: npm run move -- --to postgres://user:password@host/name",
  "Back to SQLite: npm run move -- --from postgres://user:password@host/name",
  "The SQLite file is that of DATA_DIR, or of --data-dir.",
];

await runCommand("Nothing is moved.", async () => {
  const { values } = parseArgs({
    options: { to: { type: "string" }, from: { type: "string" }, "data-dir": { type: "string" } },
  });
  const url = values.to ?? values.from;
  if (url === undefined || (values.to !== undefined && values.from !== undefined)) throw new StartupError(usage);
  if (!parseHosts(url)) throw new StartupError(["The database must be named as in DATABASE_URL.", ...usage]);
  const dataDir = resolve(values["data-dir"] ?? readConfig().dataDir);
  const rows = values.to === undefined ? await moveToFile(url, dataDir) : await moveToPostgres(url, dataDir);
  return values.to === undefined
    ? `${rows} rows are in ${join(dataDir, databaseName)} now. Start the server without DATABASE_URL.`
    : `${rows} rows are in PostgreSQL now. Start the server with DATABASE_URL, and keep its auth-secret as AUTH_SECRET.`;
});

/** Copies the data. It refuses while the server runs, because writes during the copy would be missing. */
async function moveToPostgres(url: string, dataDir: string) {
  const file = join(dataDir, databaseName);
  if (!existsSync(file)) throw new StartupError([`There is no database in ${JSON.stringify(dataDir)}.`]);
  requireUnusedFile(file);
  await using target = await connect(url);
  await requireUnusedDatabase(target);
  await preparePostgres(url, folders.migrations);
  const source = openDatabase(file);
  await prepareDatabase(source, folders.migrations);
  const rows = await copyAll(source, target);
  await source.destroy();
  requireUnusedFile(file);
  return rows;
}

async function moveToFile(url: string, dataDir: string) {
  await using source = await connect(url);
  await requireUnusedDatabase(source);
  await preparePostgres(url, folders.migrations);
  await using target = await openCurrentDataFolder(dataDir);
  const rows = await copyAll(source, target);
  await requireUnusedDatabase(source);
  return rows;
}

function connect(url: string) {
  return connectPostgres({ url, name: "mantra move", timeouts: longTimeouts });
}

/** Copies all rows, reads both databases once more, and compares them. Resolves to the number of rows. */
async function copyAll(source: Db, target: Db) {
  await copyRows(source, target);
  const moved = await digestTables(target);
  requireSame(await digestTables(source), moved);
  return Object.values(moved).reduce((sum, { rows }) => sum + rows, 0);
}
