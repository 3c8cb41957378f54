import { folders } from "../folders.ts";
import type { Log } from "../log.ts";
import { isDataFolderLocked, makeDataFolder, openCurrentDataFolder, waitForDataFolder } from "./data-folder.ts";
import { connectPostgres, preparePostgres, type Db } from "./open.ts";
import { startPreparation } from "./postgres/preparation.ts";

interface DataOptions {
  databaseUrl: string | null;
  poolSize: number;
  dataDir: string;
  authSecret: string | null;
  smtp: object | null;
}

/**
 * Opens the configured database and migrates it. A PostgreSQL database that cannot be reached is migrated as soon as it
 * can.
 */
export async function openData(options: DataOptions, log: Log): Promise<Db> {
  const { databaseUrl, dataDir, authSecret, smtp } = options;
  // If all three are configured elsewhere, the data folder is not used.
  if (databaseUrl === null || authSecret === null || smtp === null) await waitForDataFolder(dataDir);
  if (databaseUrl === null) {
    if (isDataFolderLocked(dataDir)) {
      log.warn("Another program has locked the database in DATA_DIR: waiting up to ten seconds for it");
    }
    return openCurrentDataFolder(dataDir);
  }
  if (authSecret === null || smtp === null) makeDataFolder(dataDir);
  return openRemote(databaseUrl, { ...options, log });
}

async function openRemote(url: string, { poolSize, log }: { poolSize: number; log: Log }) {
  const prepare = () => preparePostgres(url, folders.migrations);
  const preparation = await startPreparation({ prepare, log });
  const onLost = (error: Error) => log.warn("A connection to the database was lost", { reason: error.message });
  const db = await connectPostgres({ url, poolSize, onLost, requireReady: preparation.requireReady });
  const destroy = db.destroy.bind(db);
  db.destroy = () => {
    preparation.stop();
    return destroy();
  };
  return db;
}
