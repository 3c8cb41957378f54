import { Kysely, sql, type Dialect } from "kysely";
import { migrate } from "./migrate.ts";
import { patientPostgresDialect, postgresDialect } from "./postgres.ts";
import type { Tables } from "./schema.ts";
import { sqliteDialect, stopWaitingLong } from "./sqlite.ts";

export type Db = Kysely<Tables>;

/** Opens the SQLite file, or `:memory:`. */
export const openDatabase = (file: string): Db => connect(sqliteDialect(file));

/** Brings the SQLite database up to date, and from then on waits for nobody long. */
export async function prepareDatabase(db: Db, migrations: string) {
  await migrate(db, migrations);
  await db.executeQuery(stopWaitingLong);
}

interface PostgresPlace {
  /** postgres://… */
  url: string;
  migrations: string;
  onLost: (error: Error) => void;
}

/** Opens a PostgreSQL database, brought up to date. */
export async function openPostgres({ url, migrations, onLost }: PostgresPlace): Promise<Db> {
  const starting = connect(await patientPostgresDialect(url));
  try {
    await migrate(starting, migrations);
  } finally {
    await starting.destroy();
  }
  return connect(await postgresDialect(url, onLost));
}

const connect = (dialect: Dialect): Db => new Kysely({ dialect });

/** Throws when the database does not answer. */
export async function askDatabase(db: Db) {
  await sql`select 1`.execute(db);
}
