import { accessSync, chmodSync, closeSync, constants, existsSync, openSync } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { folders } from "../folders.ts";
import { makePrivateFolder } from "../private-files.ts";
import { StartupError } from "../startup-error.ts";
import { whileWatched } from "../watched.ts";
import { isLocked, isUnavailable } from "./database-errors.ts";
import { openDatabase, prepareDatabase, type Db } from "./open.ts";

export const databaseName = "mantra.sqlite";

/** Creates the folder if it does not exist; throws a StartupError when it cannot be used. */
export function makeDataFolder(folder: string) {
  try {
    makePrivateFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new StartupError([`DATA_DIR is ${JSON.stringify(folder)}, but ${reasonFor(error)}.`]);
  }
}

/**
 * Waits until the folder can be read, because its disk or network may not answer. Other problems are reported by later
 * steps. Those run on the main thread, which could log nothing while one of them hangs.
 */
export async function waitForDataFolder(folder: string) {
  const name = `DATA_DIR is ${JSON.stringify(folder)}`;
  const wait = {
    says: `${name}, and reading there takes unusually long: waiting.`,
    givesUp: `${name}, but reading there has not ended within ten seconds: giving up.`,
  };
  await whileWatched(wait, async () => {
    const names = await readdir(folder).catch(() => []);
    await Promise.allSettled(names.map(async (each) => (await open(join(folder, each))).close()));
  });
}

/** Returns true while another program has locked the database. */
export function isDataFolderLocked(folder: string) {
  const file = join(folder, databaseName);
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("BEGIN IMMEDIATE; ROLLBACK");
    return false;
  } catch (error) {
    return isLocked(error);
  } finally {
    database.close();
  }
}

export function openDataFolder(folder: string): Db {
  makeDataFolder(folder);
  const file = join(folder, databaseName);
  try {
    keepPrivate(file);
    return openDatabase(file);
  } catch (error) {
    throw cannotOpen(file, error);
  }
}

/**
 * Opens the database in the data folder and brings it up to date. Throws a StartupError for a file that is locked,
 * damaged or not writable.
 */
export async function openCurrentDataFolder(folder: string): Promise<Db> {
  const db = openDataFolder(folder);
  try {
    await prepareDatabase(db, folders.migrations);
    return db;
  } catch (error) {
    await db.destroy();
    throw isUnavailable(error) ? cannotOpen(join(folder, databaseName), error) : error;
  }
}

function cannotOpen(file: string, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartupError([`The database ${JSON.stringify(file)} in DATA_DIR cannot be opened: ${reason}.`]);
}

/**
 * Lets only the server read the file, even in a folder that others can open. SQLite gives the files that it adds the
 * same permissions.
 */
function keepPrivate(file: string) {
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
}

const reasons: Readonly<Record<string, string>> = {
  EEXIST: "that is a file, not a folder",
  ENOTDIR: "a part of that path is a file, not a folder",
  EACCES: "this process may not read and write there",
  EPERM: "this process may not read and write there",
  ENOENT: "no folder can be made there",
  EROFS: "that place can only be read",
  ENOSPC: "the disk is full",
};

function reasonFor(error: unknown) {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  return reasons[code] ?? `it cannot be used (${code})`;
}
