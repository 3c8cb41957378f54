import { existsSync, readdirSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { PostgresAdapter, sql, type Kysely } from "kysely";
import type { Migration as Step } from "kysely/migration";
import { StartupError } from "../startup-error.ts";
import { isConflict, isUnavailable } from "./database-errors.ts";
import { prepareMigrationTables, type MigrationTables } from "./migration-tables.ts";

/**
 * Releases older than this migration may work with it or not. `compatibleSince` is the number of the newest migration
 * known to the oldest release that can.
 */
type Migration = Step & { compatibleSince?: string };
/** The migrations by name, in their order. Each is loaded when it runs, because most starts have none to run. */
type Migrations = ReadonlyMap<string, () => Promise<Migration>>;

/**
 * Runs pending migrations. A released migration is never changed. Migrations of a newer release are tolerated when they
 * say that this release can work with them. An error that means that the database is unavailable is thrown unchanged.
 */
export async function migrate<Tables>(given: Kysely<Tables>, folder: string) {
  const migrations = listMigrations(folder);
  if (migrations.size === 0) return;
  const db = given as unknown as Kysely<MigrationTables>;
  try {
    await prepareMigrationTables(db);
    requireCompatible(await readDone(db), migrations);
    while (!(await isUpToDate(db, migrations))) await runInTurn(db, migrations);
  } catch (error) {
    if (error instanceof StartupError || isUnavailable(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError([`The database cannot be brought up to date: ${reason}.`]);
  }
}

const readDone = (db: Kysely<MigrationTables>) => db.selectFrom("migration").selectAll().execute();

const nextOf = (done: readonly { name: string }[], migrations: Migrations) => {
  const names = new Set(done.map(({ name }) => name));
  return [...migrations].find(([name]) => !names.has(name)) ?? null;
};

/** Returns true if no migration is pending, as at most starts. It needs no write and no lock. */
const isUpToDate = async (db: Kysely<MigrationTables>, migrations: Migrations) =>
  nextOf(await readDone(db), migrations) === null;

/**
 * Runs one migration. It is no failure if another starting server was faster, as long as that one has migrated the
 * database.
 */
async function runInTurn(db: Kysely<MigrationTables>, migrations: Migrations) {
  const { length: before } = await readDone(db);
  try {
    await runNext(db, migrations);
  } catch (error) {
    if (!isConflict(error) || (await readDone(db)).length === before) throw error;
  }
}

/**
 * Runs one migration and records it in the same transaction. The transaction first writes a row on which other starting
 * servers wait, with any database. The row is free again if this server is killed.
 */
async function runNext(db: Kysely<MigrationTables>, migrations: Migrations) {
  await db.transaction().execute(async (tx) => {
    // If the machine of a starting server fails, the row must not stay locked until TCP notices.
    if (isPostgres(db)) await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(tx);
    await tx
      .updateTable("migration_turn")
      .set((row) => ({ turns: row("turns", "+", 1) }))
      .execute();
    const next = nextOf(await readDone(tx), migrations);
    if (!next) return;
    const [name, load] = next;
    const { up, compatibleSince } = await load();
    await up(tx);
    await tx
      .insertInto("migration")
      .values({ name, compatible_since: compatibleSince ?? numberOf(name) })
      .execute();
  });
}

const isPostgres = (db: Kysely<MigrationTables>) => db.getExecutor().adapter instanceof PostgresAdapter;

const numberOf = (name: string) => name.slice(0, 4);

/** Throws when a newer release has made changes with which this release cannot work. */
function requireCompatible(done: Awaited<ReturnType<typeof readDone>>, migrations: Migrations) {
  const latest = numberOf([...migrations.keys()].at(-1) ?? "");
  const foreign = done.find(({ name, compatible_since }) => !migrations.has(name) && compatible_since > latest);
  if (!foreign) return;
  throw new StartupError([
    `The database was changed by a newer release (${foreign.name}), and this one cannot work with it: start the newer ` +
      "one, or restore a backup from before.",
  ]);
}

/** Lists the files `0001-….ts` and so on, or `.js` in a build. They run in the order of their names. */
function listMigrations(folder: string): Migrations {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d{4}-.+\.[jt]s$/.test(name)) : [];
  return new Map(
    files.toSorted().map((name) => {
      const url = pathToFileURL(join(folder, name)).href;
      return [basename(name, extname(name)), (): Promise<Migration> => import(/* @vite-ignore */ url)];
    }),
  );
}
