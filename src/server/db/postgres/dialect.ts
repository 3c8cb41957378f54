import { PostgresDialect } from "kysely";
import { parseHosts } from "./hosts.ts";
import { createPostgresPool, type PostgresTimeouts } from "./pool.ts";

/** These timeouts are for queries of visitors. They are short, because an error now is better than a late page. */
const servingTimeouts: PostgresTimeouts = { connecting: 600, answer: 900 };
/** These timeouts are for migrations and copies of whole tables, for which no visitor waits. */
export const longTimeouts: PostgresTimeouts = { connecting: 10_000, answer: 60 * 60 * 1000 };

export interface PostgresOptions {
  /** A postgres:// URL with one host or several. */
  url: string;
  poolSize?: number;
  name?: string;
  timeouts?: PostgresTimeouts;
  onLost?: (error: Error) => void;
  requireReady?: () => void;
}

const defaultPoolSize = 10;
/**
 * The sessions of a server have this name in the database. By it, commands that overwrite the database notice that a
 * server uses it.
 */
export const serverName = "mantra server";

/** Creates the dialect. The pg package is only loaded here, because only a PostgreSQL database needs it. */
export async function postgresDialect({ url, ...options }: PostgresOptions) {
  const { default: pg } = await import("pg");
  const hosts = parseHosts(url) ?? [url];
  const pool = createPostgresPool({
    pg,
    hosts,
    size: options.poolSize ?? defaultPoolSize,
    name: options.name ?? serverName,
    timeouts: options.timeouts ?? servingTimeouts,
    onLost: options.onLost ?? (() => {}),
    requireReady: options.requireReady ?? (() => {}),
  });
  return new PostgresDialect({ pool });
}
