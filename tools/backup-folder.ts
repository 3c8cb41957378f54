import { closeSync, existsSync, fsyncSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Digests } from "../src/server/db/copy-rows.ts";
import { digestTables } from "../src/server/db/copy-rows.ts";
import { openDatabase } from "../src/server/db/open.ts";
import { StartupError } from "../src/server/startup-error.ts";

/** A file next to the backup that lists what the backup contains. */
export interface Manifest {
  madeAt: string;
  tables: Digests;
}

const manifestName = "manifest.json";

export const writeManifest = (folder: string, manifest: Manifest) =>
  writeFileSync(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });

/**
 * Reads the manifest of a backup. Every backup has one. A folder without a manifest is some other copy, which may be
 * incomplete.
 */
export function readManifest(folder: string): Manifest {
  const file = join(folder, manifestName);
  if (!existsSync(file)) throw new StartupError([`The backup is not whole: ${JSON.stringify(file)} is missing.`]);
  const manifest: Manifest = JSON.parse(readFileSync(file, "utf8"));
  return manifest;
}

/** Opens a copied database, has SQLite check all of it, and counts and digests its rows. */
export async function checkDatabase(file: string): Promise<Digests> {
  const database = new DatabaseSync(file, { readOnly: true });
  const faults = database.prepare("PRAGMA integrity_check").all();
  database.close();
  if (faults[0]?.integrity_check !== "ok") throw new StartupError([`The copy ${JSON.stringify(file)} is damaged.`]);
  const db = openDatabase(file);
  try {
    return await digestTables(db);
  } finally {
    await db.destroy();
  }
}

const ownName = /^mantra-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** Returns the name of a backup. Names sort by time. */
export const nameAt = (time: string) => `mantra-${time.replaceAll(/[:.]/g, "-")}`;

/** Deletes all but the latest of the backups that this program has made and named. */
export function keepLatest(folder: string, count: number) {
  const own = readdirSync(folder)
    .filter((name) => ownName.test(name) && existsSync(join(folder, name, manifestName)))
    .toSorted();
  const old = own.slice(0, Math.max(0, own.length - count));
  for (const name of old) rmSync(join(folder, name), { recursive: true });
  return old.length;
}

/** Writes a file, or the names in a folder, to the disk, so that they survive a power cut. */
export function sync(path: string) {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}
