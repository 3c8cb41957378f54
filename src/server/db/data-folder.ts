import { accessSync, chmodSync, closeSync, constants, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "../startup-error.ts";
import { openDatabase, type Db } from "./open.ts";

export const databaseName = "mantra.sqlite";

/** Creates the folder if necessary; throws a StartupError when it cannot be used. */
export function makeDataFolder(folder: string) {
  try {
    // Readable by the server alone: it holds personal data.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new StartupError([`DATA_DIR is ${JSON.stringify(folder)}, but ${reasonFor(error)}.`]);
  }
}

/** Opens the database in the data folder. */
export function openDataFolder(folder: string): Db {
  makeDataFolder(folder);
  const file = join(folder, databaseName);
  try {
    keepPrivate(file);
    return openDatabase(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError([`The database ${JSON.stringify(file)} in DATA_DIR cannot be opened: ${reason}.`]);
  }
}

/** Makes it readable by the server alone, also where others may enter the folder. SQLite gives its other files the same permissions. */
function keepPrivate(file: string) {
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
}

const reasons: Readonly<Record<string, string>> = {
  EEXIST: "that is a file, not a folder",
  ENOTDIR: "a part of that path is a file, not a folder",
  EACCES: "this process may not read and write there",
  EPERM: "this process may not read and write there",
  EROFS: "that place can only be read",
  ENOSPC: "the disk is full",
};

function reasonFor(error: unknown) {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  return reasons[code] ?? `it cannot be used (${code})`;
}
