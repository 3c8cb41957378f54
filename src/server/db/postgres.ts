import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import type pg from "pg";

/** In ms. Someone waits for a page meanwhile: a database that is away is better said than waited for. */
const patience = { connecting: 600, query: 900 };
const connections = 10;

/** Loaded only where a database of its own is used. */
export async function postgresDialect(connectionString: string, onLost: (error: Error) => void) {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: patience.connecting,
    query_timeout: patience.query,
    statement_timeout: patience.query,
    keepAlive: true,
  });
  // Idle or busy, a connection that breaks would end the process if nobody listened. Who waits for it is told apart.
  pool.on("error", onLost);
  pool.on("connect", (client) => client.on("error", onLost));
  return new PostgresDialect({ pool: droppingBroken(pool) });
}

/** The same without limits of time, for changes of the schema and for the lock before them. */
export async function patientPostgresDialect(connectionString: string) {
  const { default: pg } = await import("pg");
  return new PostgresDialect({
    pool: new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 10_000 }),
  });
}

/** A connection that did not answer in time is not used again: its late answer would be taken for another's. */
function droppingBroken(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let isBroken = false;
      const noteBroken = (error: unknown) => {
        isBroken ||= !(error instanceof Error && "severity" in error);
        throw error;
      };
      const query = (text: string, values: unknown[]) => client.query(text, values).catch(noteBroken);
      // Kysely calls `query` with a text and its values, as no cursor is configured.
      return { query, release: () => client.release(isBroken) } as unknown as PostgresPoolClient;
    },
  };
}
