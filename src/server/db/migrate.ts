import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import { StartupError } from "../startup-error.ts";

/** Runs pending migrations. A released migration is never changed. */
export async function migrate<Tables>(db: Kysely<Tables>, folder: string) {
  const migrations = await readMigrations(folder);
  if (Object.keys(migrations).length === 0) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  const reason = error instanceof Error ? error.message : String(error);
  throw new StartupError([`The database cannot be brought up to date: ${reason}.`]);
}

/** `0001-….ts` and so on; they run in the order of their names. */
async function readMigrations(folder: string) {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d{4}-.+\.ts$/.test(name)) : [];
  const named = files.toSorted().map(async (name): Promise<[string, Migration]> => {
    const migration: Migration = await import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href);
    return [basename(name, ".ts"), migration];
  });
  return Object.fromEntries(await Promise.all(named));
}
