import { Kysely, sql, type TransactionBuilder } from "kysely";
import { DatabaseUnavailable } from "./database-errors.ts";
import { migrate } from "./migrate.ts";
import { longTimeouts, postgresDialect, type PostgresOptions } from "./postgres/dialect.ts";
import { retryConflicts } from "./postgres/retry-conflicts.ts";
import type { Tables } from "./schema.ts";
import { openSqlite, shortenBusyTimeout, waitForDisk } from "./sqlite.ts";

export type Db = Kysely<Tables>;

type RequireWritable = () => Promise<void>;
const checks = new WeakMap<Db, RequireWritable>();

/** Opens a SQLite file, or a database in memory for `:memory:`. */
export function openDatabase(file: string): Db {
  const { dialect, requireWritable } = openSqlite(file);
  const db = new Database({ dialect });
  checks.set(db, requireWritable);
  return db;
}

/**
 * Migrates the SQLite database, then shortens the wait for locks of other processes. A migration does not wait for the
 * disk, because the next start repeats one that a power cut has undone.
 */
export async function prepareDatabase(db: Db, migrations: string) {
  await db.executeQuery(waitForDisk.atCheckpoints);
  await migrate(db, migrations);
  await db.executeQuery(waitForDisk.atCommits);
  await db.executeQuery(shortenBusyTimeout);
}

/** Creates the PostgreSQL database object, without sending a query yet. */
export async function connectPostgres(options: PostgresOptions): Promise<Db> {
  const db = new Database({ dialect: await postgresDialect(options) });
  checks.set(db, () => requireWritableSession(db));
  return db;
}

/** Migrates a PostgreSQL database over a connection of its own with long timeouts. */
export async function preparePostgres(url: string, migrations: string) {
  const db = await connectPostgres({ url, poolSize: 1, timeouts: longTimeouts });
  try {
    await migrate(db, migrations);
  } finally {
    await db.destroy();
  }
}

export async function openPostgres({ migrations, ...options }: PostgresOptions & { migrations: string }): Promise<Db> {
  await preparePostgres(options.url, migrations);
  return connectPostgres(options);
}

/** Throws when the database does not answer, or cannot be written to. The check itself writes nothing. */
export async function requireWritable(db: Db) {
  await sql`select 1`.execute(db);
  await checks.get(db)?.();
}

async function requireWritableSession(db: Db) {
  const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(db);
  if (rows[0]?.transaction_read_only !== "off") throw new DatabaseUnavailable("The database only reads");
}

/**
 * Repeats a transaction that conflicted with another. Therefore the callback of a transaction must have no effects
 * other than its statements.
 */
class Database extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const executeOnce = builder.execute.bind(builder);
    builder.execute = (run) => retryConflicts(() => executeOnce(run));
    return builder;
  }
}
