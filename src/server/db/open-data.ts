import { StartupError } from "../startup-error.ts";
import { folders } from "../folders.ts";
import type { Log } from "../log.ts";
import { makeDataFolder, openDataFolder } from "./data-folder.ts";
import { openPostgres, prepareDatabase, type Db } from "./open.ts";

interface DataOptions {
  databaseUrl: string | null;
  dataDir: string;
}

/** Opens the configured database and migrates it. */
export async function openData({ databaseUrl, dataDir }: DataOptions, log: Log): Promise<Db> {
  if (databaseUrl !== null) {
    makeDataFolder(dataDir);
    return openRemote(databaseUrl, log);
  }
  const db = openDataFolder(dataDir);
  await prepareDatabase(db, folders.migrations);
  return db;
}

async function openRemote(url: string, log: Log) {
  const onLost = (error: Error) => log.warn("A connection to the database was lost", { reason: error.message });
  try {
    return await openPostgres({ url, migrations: folders.migrations, onLost });
  } catch (error) {
    if (error instanceof StartupError) throw error;
    // The message may contain the URL, and with it a password.
    const reason = error instanceof Error && "code" in error ? String(error.code) : "no answer";
    throw new StartupError([`The database that DATABASE_URL names cannot be used (${reason}).`]);
  }
}
