import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { readConfig } from "../src/server/config.ts";
import { databaseName } from "../src/server/db/data-folder.ts";
import { StartupError } from "../src/server/startup-error.ts";
import { secretName } from "../src/server/identity/auth-secret.ts";

/** In one go: copied in parts, each write meanwhile would make it begin again. The server reads and writes beside it. */
const allPages = 0x7fff_ffff;

try {
  const [folder] = process.argv.slice(2);
  console.log(`The backup is in ${await backUp(folder)}`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(["There is no backup.", ...error.problems].join("\n"));
  process.exit(1);
}

/** Copies what must survive of DATA_DIR into a new folder, which can be a DATA_DIR itself. */
async function backUp(given: string | undefined) {
  const { dataDir, databaseUrl } = readConfig();
  if (databaseUrl !== null) throw new StartupError(["DATABASE_URL is set: PostgreSQL has pg_dump for this."]);
  if (given === undefined) throw new StartupError(["Name a new folder: npm run backup -- /backups/monday"]);
  const folder = resolve(given);
  if (existsSync(folder))
    throw new StartupError([`${JSON.stringify(folder)} is there already, and nothing is replaced.`]);
  const source = join(dataDir, databaseName);
  if (!existsSync(source))
    throw new StartupError([`DATA_DIR is ${JSON.stringify(dataDir)}, but no database is there.`]);

  // Under another name until it is whole.
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const secret = join(dataDir, secretName);
  if (existsSync(secret)) copyFileSync(secret, join(unfinished, secretName));
  using database = new DatabaseSync(source, { readOnly: true });
  await backup(database, join(unfinished, databaseName), { rate: allPages });
  renameSync(unfinished, folder);
  return folder;
}
