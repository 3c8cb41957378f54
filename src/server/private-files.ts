import { createReadStream, createWriteStream, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";

/**
 * Denies other users of the machine every file and folder that this process, or a program that it starts, creates from
 * now on. SQLite and age choose their permissions themselves, and a chmod afterwards would come too late.
 */
export const keepNewFilesPrivate = () => void process.umask(0o077);

/**
 * Copies a file with people's rows or secrets. Node's own copy has the permissions of the original, whatever the umask
 * is.
 */
export const copyPrivately = (from: string, to: string) =>
  pipeline(createReadStream(from), createWriteStream(to, { mode: 0o600, flags: "wx" }));

/**
 * Creates a folder, and those above it, for this user alone. Node's `recursive` option is not used, because it never
 * returns where the system denies that the folder above exists, as /proc does.
 */
export function makePrivateFolder(folder: string) {
  if (isFolder(folder)) return;
  if (!existsSync(dirname(folder))) makePrivateFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created the folder meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
