import { StartupError } from "../startup-error.ts";
import { folders } from "../folders.ts";
import type { Log } from "../log.ts";
import { makeDataFolder, openDataFolder } from "./data-folder.ts";
import { openPostgres, prepareDatabase, type Db } from "./open.ts";

interface Place {
  databaseUrl: string | null;
  dataDir: string;
}

/** The database that the settings name, brought up to date. */
export async function openData({ databaseUrl, dataDir }: Place, log: Log): Promise<Db> {
  if (databaseUrl !== null) {
    makeDataFolder(dataDir);
    return openServer(databaseUrl, log);
  }
  const db = openDataFolder(dataDir);
  await prepareDatabase(db, folders.migrations);
  return db;
}

async function openServer(url: string, log: Log) {
  const onLost = (error: Error) => log.warn("A connection to the database was lost", { reason: error.message });
  try {
    return await openPostgres({ url, migrations: folders.migrations, onLost });
  } catch (error) {
    if (error instanceof StartupError) throw error;
    // Its message may repeat the address, and with it a password.
    const reason = error instanceof Error && "code" in error ? String(error.code) : "no answer";
    throw new StartupError([`The database that DATABASE_URL names cannot be used (${reason}).`]);
  }
}
