import { setImmediate as othersAreServed } from "node:timers/promises";
import { Gauge } from "prom-client";
import { hour } from "#model/durations.ts";
import type { Db } from "../db/open.ts";

/** One query counts so many rows. Counting a million at once would make visitors wait. */
const pageSize = 5000;

/**
 * Counts the sessions that have not expired, for all servers together, now and once an hour, until the returned
 * function is called.
 */
export function startSessionGauge(db: Db, now: () => Date) {
  const gauge = new Gauge({
    name: "mantra_sessions",
    help: "Sessions that have not expired, of all servers, counted once an hour; absent until the database has answered",
    registers: [],
  });
  // Otherwise the gauge would show 0, as if nobody were signed in.
  gauge.remove();
  const count = () =>
    countSessions(db, now()).then(
      (sessions) => gauge.set(sessions),
      // A missing value tells Prometheus of the failure. Readyz and the log tell the reason.
      () => gauge.remove(),
    );
  void count();
  const timer = setInterval(() => void count(), hour).unref();
  return { gauge, stop: () => clearInterval(timer) };
}

/** Counts page by page, so that other queries are answered in between. */
async function countSessions(db: Db, now: Date): Promise<number> {
  let sessions = 0;
  for (let after = ""; ;) {
    const rows = await db
      .selectFrom("session")
      .select(["token_hash", "expires_at"])
      .where("token_hash", ">", after)
      .orderBy("token_hash")
      .limit(pageSize)
      .execute();
    sessions += rows.filter(({ expires_at: end }) => end > now.toISOString()).length;
    if (rows.length < pageSize) return sessions;
    after = rows.at(-1)?.token_hash ?? "";
    await othersAreServed();
  }
}
