import { existsSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { readConfig, type Config } from "../src/server/config.ts";
import { copyRows, requireSame } from "../src/server/db/copy-rows.ts";
import { databaseName } from "../src/server/db/data-folder.ts";
import { connectPostgres, openDatabase, prepareDatabase } from "../src/server/db/open.ts";
import { longTimeouts } from "../src/server/db/postgres/dialect.ts";
import { folders } from "../src/server/folders.ts";
import { secretName } from "../src/server/identity/auth-secret.ts";
import { copyPrivately, makePrivateFolder } from "../src/server/private-files.ts";
import { StartupError } from "../src/server/startup-error.ts";
import { encrypt } from "./age.ts";
import { checkDatabase, keepLatest, nameAt, sync, writeManifest } from "./backup-folder.ts";
import { runCommand } from "./run-command.ts";

/**
 * All pages are copied in one step. SQLite would restart a copy in several steps whenever the server writes in between.
 * The server can read and write during the copy.
 */
const allPages = 0x7fff_ffff;

await runCommand("There is no backup.", async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { into: { type: "string" }, keep: { type: "string" }, "encrypt-to": { type: "string" } },
  });
  const config = readConfig();
  const madeAt = new Date().toISOString();
  const count = readCount(values);
  const folder = chooseFolder(positionals[0], { into: values.into, madeAt });
  await backUp(config, { folder, madeAt, recipient: values["encrypt-to"] ?? config.age.recipient });
  const deleted = values.into !== undefined && count !== null ? keepLatest(values.into, count) : 0;
  return `The backup is in ${folder}${deleted > 0 ? `, and ${deleted} older ones are deleted` : ""}`;
});

function readCount({ keep, into }: { keep?: string | undefined; into?: string | undefined }) {
  if (keep === undefined) return null;
  if (!/^[1-9]\d*$/.test(keep)) throw new StartupError(["--keep must be a whole number from 1."]);
  if (into === undefined) throw new StartupError(["--keep needs --into: only backups in one folder can be counted."]);
  return Number(keep);
}

function chooseFolder(named: string | undefined, { into, madeAt }: { into: string | undefined; madeAt: string }) {
  if (into !== undefined && named === undefined) return resolve(into, nameAt(madeAt));
  if (named !== undefined && into === undefined) return resolve(named);
  throw new StartupError([
    "Name a new folder: npm run backup -- /backups/monday",
    "Or a folder for many: npm run backup -- --into /backups --keep 14",
  ]);
}

interface Backup {
  folder: string;
  madeAt: string;
  /** Null leaves the backup unencrypted. */
  recipient: string | null;
}

/** Copies everything that must survive into a new folder. The backup can be restored to either database. */
async function backUp(config: Config, { folder, madeAt, recipient }: Backup) {
  if (existsSync(folder))
    throw new StartupError([`${JSON.stringify(folder)} is there already, and nothing is replaced.`]);
  requireSource(config);
  // The backup has another name until it is complete.
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  makeBackupFolder(unfinished);
  const secret = join(config.dataDir, secretName);
  const copies = [join(unfinished, databaseName)];
  if (existsSync(secret)) {
    copies.push(join(unfinished, secretName));
    await copyPrivately(secret, join(unfinished, secretName));
  }
  writeManifest(unfinished, { madeAt, tables: await copyDatabase(config, join(unfinished, databaseName)) });
  if (recipient !== null) {
    for (const copy of copies) {
      encrypt(copy, recipient);
      rmSync(copy);
    }
  }
  sync(unfinished);
  renameSync(unfinished, folder);
  sync(dirname(folder));
}

function makeBackupFolder(folder: string) {
  try {
    makePrivateFolder(folder);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new StartupError([`The folder ${JSON.stringify(folder)} cannot be made (${code}).`]);
  }
}

function requireSource({ databaseUrl, dataDir }: Config) {
  if (databaseUrl === null && !existsSync(join(dataDir, databaseName)))
    throw new StartupError([`DATA_DIR is ${JSON.stringify(dataDir)}, but no database is there.`]);
}

/** Copies the database to a SQLite file and checks the copy. PostgreSQL is read in one snapshot. */
async function copyDatabase({ databaseUrl, dataDir }: Config, file: string) {
  if (databaseUrl === null) {
    using database = new DatabaseSync(join(dataDir, databaseName), { readOnly: true });
    await backup(database, file, { rate: allPages });
    return checkDatabase(file);
  }
  await using source = await connectPostgres({ url: databaseUrl, name: "mantra backup", timeouts: longTimeouts });
  const target = openDatabase(file);
  await prepareDatabase(target, folders.migrations);
  const snapshot = source.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  const read = await snapshot.execute((tx) => copyRows(tx, target));
  // Closing the database also writes its write-ahead log to the file.
  await target.destroy();
  const written = await checkDatabase(file);
  requireSame(read, written);
  return written;
}
