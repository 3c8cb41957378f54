import { Kysely, sql, type Dialect } from "kysely";
import { migrate } from "./migrate.ts";
import { migrationDialect, postgresDialect, type PostgresTimeouts } from "./postgres.ts";
import type { Tables } from "./schema.ts";
import { sqliteDialect, shortenBusyTimeout } from "./sqlite.ts";

export type Db = Kysely<Tables>;

/** Opens the SQLite file, or `:memory:`. */
export const openDatabase = (file: string): Db => connect(sqliteDialect(file));

/** Migrates the SQLite database, then shortens the wait for locks of other processes. */
export async function prepareDatabase(db: Db, migrations: string) {
  await migrate(db, migrations);
  await db.executeQuery(shortenBusyTimeout);
}

interface PostgresOptions {
  /** postgres://… */
  url: string;
  migrations: string;
  onLost: (error: Error) => void;
  timeouts?: PostgresTimeouts;
}

/** Opens a PostgreSQL database and migrates it. */
export async function openPostgres({ migrations, ...options }: PostgresOptions): Promise<Db> {
  const starting = connect(await migrationDialect(options.url));
  try {
    await migrate(starting, migrations);
  } finally {
    await starting.destroy();
  }
  return connect(await postgresDialect(options));
}

const connect = (dialect: Dialect): Db => new Kysely({ dialect });

/** Throws when the database does not answer. */
export async function pingDatabase(db: Db) {
  await sql`select 1`.execute(db);
}
