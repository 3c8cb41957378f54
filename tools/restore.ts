import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig, type Config } from "../src/server/config.ts";
import { copyRows, digestTables, requireEmpty, requireSame } from "../src/server/db/copy-rows.ts";
import { databaseName, makeDataFolder } from "../src/server/db/data-folder.ts";
import { connectPostgres, openDatabase, prepareDatabase, preparePostgres } from "../src/server/db/open.ts";
import { longTimeouts } from "../src/server/db/postgres/dialect.ts";
import { requireUnusedDatabase } from "../src/server/db/running-server.ts";
import { folders } from "../src/server/folders.ts";
import { secretName } from "../src/server/identity/auth-secret.ts";
import { copyPrivately } from "../src/server/private-files.ts";
import { StartupError } from "../src/server/startup-error.ts";
import { decrypt, encryptedSuffix } from "./age.ts";
import { checkDatabase, readManifest, sync } from "./backup-folder.ts";
import { runCommand } from "./run-command.ts";

await runCommand("Nothing is restored.", async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { identity: { type: "string" } } });
  const [given] = positionals;
  if (given === undefined) throw new StartupError(["Name a backup: npm run restore -- /backups/monday"]);
  const config = readConfig();
  requireFreeFolder(config);
  // The folder is private, because the decrypted backup is in it for a moment.
  const workplace = mkdtempSync(join(tmpdir(), "restore-"));
  try {
    const backup = { folder: resolve(given), workplace, identity: values.identity ?? config.age.identity };
    await restore(config, backup);
  } finally {
    rmSync(workplace, { recursive: true });
  }
  return `Restored from ${resolve(given)}`;
});

function requireFreeFolder({ dataDir, databaseUrl }: Config) {
  if (databaseUrl !== null || !existsSync(join(dataDir, databaseName))) return;
  throw new StartupError([`DATA_DIR is ${JSON.stringify(dataDir)}, where a database is, and nothing is replaced.`]);
}

interface Backup {
  folder: string;
  workplace: string;
  /** The file with the key that decrypts backups. */
  identity: string | null;
}

async function restore(config: Config, backup: Backup) {
  const database = await take(databaseName, backup);
  if (!database) throw new StartupError([`There is no backup in ${JSON.stringify(backup.folder)}.`]);
  const { tables } = readManifest(backup.folder);
  const found = await checkDatabase(database);
  requireSame(tables, found);

  if (config.databaseUrl !== null) await restoreToPostgres(config.databaseUrl, database);
  if (config.databaseUrl === null || config.authSecret === null) await restoreFiles(config, { database, backup });
}

/** Copies a file of the backup to the workplace and decrypts it. Returns null if the backup does not contain it. */
async function take(name: string, { folder, workplace, identity }: Backup) {
  const [plain, encrypted, into] = [join(folder, name), join(folder, name + encryptedSuffix), join(workplace, name)];
  if (existsSync(plain)) await copyPrivately(plain, into);
  else if (!existsSync(encrypted)) return null;
  else if (identity === null) {
    throw new StartupError(["The backup is encrypted: name the file with the key by --identity or AGE_IDENTITY."]);
  } else decrypt(encrypted, { identity, into });
  return into;
}

async function restoreToPostgres(url: string, database: string) {
  await using target = await connectPostgres({ url, name: "mantra restore", timeouts: longTimeouts });
  await requireUnusedDatabase(target);
  await preparePostgres(url, folders.migrations);
  await requireEmpty(target);
  await using source = openDatabase(database);
  // The backup may be from an older release, in which case migrations are missing.
  await prepareDatabase(source, folders.migrations);
  requireSame(await copyRows(source, target), await digestTables(target));
}

/** Restores the secret, which keeps people signed in, and the database unless the data is in PostgreSQL. */
async function restoreFiles(
  { dataDir, databaseUrl }: Config,
  { database, backup }: { database: string; backup: Backup },
) {
  makeDataFolder(dataDir);
  const secret = await take(secretName, backup);
  if (secret && !existsSync(join(dataDir, secretName))) await copyPrivately(secret, join(dataDir, secretName));
  if (databaseUrl !== null) return;
  // The database has another name until it is complete.
  const unfinished = join(dataDir, `${databaseName}.unfinished`);
  rmSync(unfinished, { force: true });
  await copyPrivately(database, unfinished);
  sync(unfinished);
  renameSync(unfinished, join(dataDir, databaseName));
  sync(dataDir);
}
