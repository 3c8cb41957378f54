import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import type pg from "pg";

/** In ms. */
export interface PostgresTimeouts {
  connecting: number;
  query: number;
}

/** Short, because a visitor waits meanwhile: an error now is better than a page late. */
const servingTimeouts: PostgresTimeouts = { connecting: 600, query: 900 };
const maxConnections = 10;

interface PostgresOptions {
  url: string;
  onLost: (error: Error) => void;
  timeouts?: PostgresTimeouts;
}

/** Loads the pg package, which only a PostgreSQL database needs. */
export async function postgresDialect({ url, onLost, timeouts = servingTimeouts }: PostgresOptions) {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: timeouts.connecting,
    query_timeout: timeouts.query,
    statement_timeout: timeouts.query,
    keepAlive: true,
  });
  // Without listeners a broken connection would end the process. Its callers get the error separately.
  pool.on("error", onLost);
  pool.on("connect", (client) => client.on("error", onLost));
  return new PostgresDialect({ pool: droppingBroken(pool) });
}

/** Without timeouts, for migrations and the lock before them. */
export async function migrationDialect(connectionString: string) {
  const { default: pg } = await import("pg");
  return new PostgresDialect({
    pool: new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 10_000 }),
  });
}

/** Drops a connection that timed out: its late reply would be taken for the next query's. */
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
