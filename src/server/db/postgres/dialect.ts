import { PostgresDialect } from "kysely";
import { parseHosts } from "./hosts.ts";
import { createPostgresPool, type PostgresTimeouts } from "./pool.ts";

/** Timeouts for queries of visitors. They are short, because an error now is better than a page late. */
const servingTimeouts: PostgresTimeouts = { connecting: 600, answer: 900 };
/** Timeouts for work that no visitor waits for: migrations, and copies of whole tables. */
export const longTimeouts: PostgresTimeouts = { connecting: 10_000, answer: 60 * 60 * 1000 };

export interface PostgresOptions {
  /** A postgres:// URL, with one host or several. */
  url: string;
  poolSize?: number;
  name?: string;
  timeouts?: PostgresTimeouts;
  onLost?: (error: Error) => void;
  requireReady?: () => void;
}

const defaultPoolSize = 10;
/**
 * Name of a server among the sessions of the database. It lets commands that overwrite the database see that a server
 * uses it.
 */
export const serverName = "mantra server";

/** Creates the dialect. The pg package is loaded here, because only a PostgreSQL database needs it. */
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
