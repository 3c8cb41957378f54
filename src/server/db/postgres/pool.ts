import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { report } from "../../diagnostics.ts";
import { DatabaseUnavailable, isConnectionError, isReadOnly, leavesConnectionUsable } from "../database-errors.ts";
import { retryConflicts } from "./retry-conflicts.ts";
import { settleWithin } from "./settle-within.ts";
import { findWritableHost } from "./writable-host.ts";

/** Timeouts in ms. */
export interface PostgresTimeouts {
  connecting: number;
  /** The time for getting a connection and running a statement, together. */
  answer: number;
}

interface PoolOptions {
  pg: typeof pg;
  hosts: readonly string[];
  size: number;
  /** This name distinguishes the sessions of a server from those of other programs in the database. */
  name: string;
  timeouts: PostgresTimeouts;
  onLost: (error: Error) => void;
  /** Throws while the database must not be used yet. */
  requireReady: () => void;
}

const maxAttempts = 3;

/**
 * Creates connections to the host that takes writes, and replaces them when another host takes over. Timeouts are
 * enforced here and not by session settings, because a pooler hands each transaction another session.
 */
export function createPostgresPool({ pg, hosts, size, name, ...options }: PoolOptions): PostgresPool {
  const { timeouts, onLost, requireReady } = options;
  let current: Promise<pg.Pool> | null = null;
  let isEnded = false;

  async function open() {
    const host = await findWritableHost({ Client: pg.Client, hosts, timeout: timeouts.connecting / 2 });
    const pool = new pg.Pool({
      connectionString: host,
      application_name: name,
      max: size,
      // This longer timeout only ends connections that hang. Callers give up earlier.
      connectionTimeoutMillis: 2 * timeouts.connecting,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    // Without a listener a broken connection would end the process. Its callers get the error anyway.
    pool.on("error", onLost);
    pool.on("connect", (client) => client.on("error", onLost));
    for (const event of ["connect", "acquire", "release", "remove"] as const) pool.on(event, () => report.pool(pool));
    return pool;
  }

  /** Returns the pool. All callers share one search for a host. A failed search is not kept. */
  function find() {
    if (current) return current;
    const opening = open();
    current = opening;
    opening.catch(() => void (current === opening && (current = null)));
    return opening;
  }

  function drop(dropped: Promise<pg.Pool>) {
    if (current !== dropped) return;
    current = null;
    // The pool ends when its running statements have ended. No caller waits for that.
    dropped.then((pool) => pool.end()).catch(() => {});
  }

  async function connect(): Promise<PostgresPoolClient> {
    requireReady();
    if (isEnded) throw new DatabaseUnavailable("The database has been closed");
    const begun = performance.now();
    const waited = () => performance.now() - begun;
    for (let attempt = 1; ; attempt++) {
      const found = find();
      try {
        const client = await acquire(await found, timeouts.connecting);
        // The wait may be due to this process being busy, so the statement always keeps the time that is not reserved
        // for connecting.
        const timeout = timeouts.answer - Math.min(timeouts.connecting, waited());
        return reserve(client, timeout, (error) => {
          if (isReadOnly(error) || (hosts.length > 1 && isConnectionError(error))) drop(found);
        });
      } catch (error) {
        if (!isConnectionError(error)) throw error;
        if (hosts.length > 1) drop(found);
        // Another host may have taken over already.
        if (current === found || attempt === maxAttempts || waited() > timeouts.answer / 3) throw toUnavailable(error);
      }
    }
  }

  async function end() {
    isEnded = true;
    const pool = await current?.catch(() => null);
    await pool?.end();
  }

  return { options: {}, connect, end };
}

/** Takes a connection from the pool. If it comes after the timeout, it goes back to the pool. */
async function acquire(pool: pg.Pool, timeout: number) {
  const coming = pool.connect();
  try {
    return await settleWithin(coming, timeout, "timeout exceeded when trying to connect");
  } catch (error) {
    coming.then(
      (late) => late.release(),
      () => {}, // The caller already has the error of the timeout.
    );
    throw error;
  }
}

/**
 * Reserves a connection for one caller. After an error of the connection itself, the connection is dropped, because a
 * late reply would be taken for that of the next statement. Until it is dropped it refuses further statements at once,
 * above all the rollback.
 */
function reserve(client: pg.PoolClient, timeout: number, onError: (error: unknown) => void) {
  let broken: Error | null = null;
  let isInTransaction = false;

  async function run(text: string, values: unknown[]) {
    if (broken) throw broken;
    try {
      return await settleWithin(client.query(text, values), timeout, "Query read timeout");
    } catch (error) {
      onError(error);
      const thrown = toUnavailable(error);
      if (!leavesConnectionUsable(error)) broken = thrown;
      throw thrown;
    }
  }

  /** Kysely always calls this with a text and its values, because no cursor is configured. */
  async function query(text: string, values: unknown[]) {
    if (/^(begin|start transaction)\b/.test(text)) isInTransaction = true;
    if (isInTransaction) return run(text, values);
    return retryConflicts(() => run(text, values));
  }

  return { query, release: () => client.release(broken !== null) } as unknown as PostgresPoolClient;
}

function toUnavailable(error: unknown): Error {
  if (isConnectionError(error)) return new DatabaseUnavailable("The database does not answer", { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}
