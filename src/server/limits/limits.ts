import { createHmac } from "node:crypto";
import { deleteUpTo } from "../db/delete-up-to.ts";
import type { Db } from "../db/open.ts";
import { countAttempt, retention, type AttemptCount } from "./attempt-count.ts";
import { createKeyedSerializer } from "./serialize-by-key.ts";
import type { Rule } from "./rules.ts";

export type Limits = ReturnType<typeof createLimits>;

interface LimitsOptions {
  db: Db;
  now: () => Date;
  /** This key makes the hashes under which subjects are stored. */
  secret: string;
  /** The limits of network addresses are multiplied by this factor, except those on guessing. */
  addressFactor: number;
}

export interface Attempt {
  rule: Rule;
  /** The email of an account, a device, or a network address. */
  subject: string;
}

/**
 * Creates limits that hold for all servers together. An attempt is counted before it is evaluated, so that concurrent
 * attempts cannot exceed a limit.
 */
export function createLimits({ db, now, secret, addressFactor }: LimitsOptions) {
  const serialize = createKeyedSerializer();
  const keyOf = ({ rule, subject }: Attempt) =>
    createHmac("sha256", secret).update(`${rule.name} ${subject}`).digest("base64url");
  /**
   * Returns the limit of a rule. A multiplied limit allows more attempts at once, and forgets as many in the same time.
   */
  function limitOf({ max, pace, isMultiplied }: Rule) {
    if (!isMultiplied) return { max, pace };
    const forgetsOneEvery = pace.forgetsOneEvery && pace.forgetsOneEvery / addressFactor;
    return { max: max * addressFactor, pace: { ...pace, forgetsOneEvery } };
  }

  /** Counts one attempt. Resolves to zero when it is allowed, and otherwise to the seconds to wait. */
  function consume(attempt: Attempt): Promise<number> {
    const key = keyOf(attempt);
    return serialize(key, async () => {
      for (;;) {
        const count = (await read(key)) ?? null;
        const at = now();
        const left = Date.parse(count?.free_at ?? "") - at.getTime();
        if (left > 0) return Math.ceil(left / 1000);
        // If another server has counted meanwhile, the count is read again.
        if (await replace(key, count, countAttempt(count, limitOf(attempt.rule), at))) return 0;
      }
    });
  }

  /**
   * Counts one attempt for each rule, or for none of them. Resolves to zero when all allow it, and otherwise to the
   * seconds to wait.
   */
  async function consumeAll(attempts: readonly Attempt[]): Promise<number> {
    for (const [index, attempt] of attempts.entries()) {
      const seconds = await consume(attempt);
      if (seconds === 0) continue;
      for (const counted of attempts.slice(0, index)) await refund(counted);
      return seconds;
    }
    return 0;
  }

  const read = (key: string) =>
    db.selectFrom("attempt").select(["used", "last_at", "free_at"]).where("key", "=", key).executeTakeFirst();

  /** Stores a count. Resolves to false when the stored count is no longer the one that was read. */
  async function replace(key: string, count: AttemptCount | null, next: AttemptCount): Promise<boolean> {
    const replaced = count
      ? await db
          .updateTable("attempt")
          .set(next)
          .where("key", "=", key)
          .where("used", "=", count.used)
          .where("last_at", "=", count.last_at)
          .where("free_at", "=", count.free_at)
          .returning("key")
          .executeTakeFirst()
      : await db
          .insertInto("attempt")
          .values({ key, ...next })
          .onConflict((clash) => clash.column("key").doNothing())
          .returning("key")
          .executeTakeFirst();
    return replaced !== undefined;
  }

  /** Takes back the count of an attempt that was right, or that was not evaluated. */
  async function refund(attempt: Attempt) {
    await db
      .updateTable("attempt")
      .set((row) => ({ used: row("used", "-", 1), free_at: "" }))
      .where("key", "=", keyOf(attempt))
      .where("used", ">", 0)
      .execute();
  }

  /** Clears the count of a person who has proved their identity, so that attempts of others do not lock them out. */
  async function reset(attempt: Attempt) {
    await db.deleteFrom("attempt").where("key", "=", keyOf(attempt)).execute();
  }

  async function deleteExpired() {
    const expired = new Date(now().getTime() - retention).toISOString();
    await deleteUpTo(db, { table: "attempt", column: "last_at", upTo: expired });
  }

  return { consume, consumeAll, refund, reset, deleteExpired };
}
