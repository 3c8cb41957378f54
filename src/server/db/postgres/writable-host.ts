import type pg from "pg";
import { DatabaseUnavailable, describeUnavailable, isTlsFailure } from "../database-errors.ts";

interface Search {
  Client: typeof pg.Client;
  hosts: readonly string[];
  /** The time in ms for each host. */
  timeout: number;
}

/** Finds the host that accepts writes. All hosts are asked at once, so that a dead one delays nothing. */
export async function findWritableHost({ hosts, ...how }: Search): Promise<string> {
  const [only] = hosts;
  if (hosts.length === 1 && only !== undefined) return only;
  try {
    return await Promise.any(hosts.map((host) => requireWritable(host, how)));
  } catch (error) {
    const reasons = error instanceof AggregateError ? error.errors.map(toReason).join(", ") : toReason(error);
    throw new DatabaseUnavailable(`None of the hosts in DATABASE_URL takes writes (${reasons})`);
  }
}

function toReason(error: unknown) {
  if (isTlsFailure(error)) return describeUnavailable(error).replace(/\.$/, "");
  return error instanceof Error ? ("code" in error && String(error.code)) || error.message : String(error);
}

async function requireWritable(host: string, { Client, timeout }: Omit<Search, "hosts">) {
  const client = new Client({ connectionString: host, connectionTimeoutMillis: timeout, query_timeout: timeout });
  // Without a listener, an error after the answer would end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ transaction_read_only: string }>("show transaction_read_only");
    if (rows[0]?.transaction_read_only !== "off") throw new DatabaseUnavailable("only reads");
    return host;
  } finally {
    // The end of the connection is not awaited, because a frozen host would not answer.
    client.end().catch(() => {});
  }
}
