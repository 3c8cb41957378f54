import { constants } from "node:fs";
import { access, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseUnavailable } from "./database-errors.ts";

/** The free space in bytes that must be left. A commit and the index of the log need less. */
const leastSpace = 4 * 1024 * 1024;

/** Throws when the file or its folder cannot be written to. The check writes nothing, so it may run every second. */
export async function requireWritableFile(file: string) {
  try {
    await access(file, constants.R_OK | constants.W_OK);
    await access(dirname(file), constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DatabaseUnavailable("The database file cannot be written", { cause: error });
  }
  const { bavail, bsize } = await statfs(dirname(file));
  if (bavail * bsize < leastSpace) throw new DatabaseUnavailable("The disk of the database is full");
}
