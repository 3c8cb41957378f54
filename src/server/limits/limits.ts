import { createHmac } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import { deleteUpTo } from "../db/delete-up-to.ts";
import type { Db } from "../db/open.ts";
import type { Tables } from "../db/schema.ts";
import type { Rule } from "./rules.ts";

const minute = 60 * 1000;
/** Restarts with each attempt, so no fifteen minutes ever hold more than `max` of them. */
const window = 15 * minute;
/** Wait after the last allowed attempt, after the next one, and after every later one. */
const lockouts = [15 * minute, 30 * minute, 60 * minute] as const;
/** Time without an attempt after which a count is deleted. */
const retention = 24 * 60 * minute;

export type Limits = ReturnType<typeof createLimits>;

interface LimitsOptions {
  db: Db;
  now: () => Date;
  /** Key of the hashes under which subjects are stored. */
  secret: string;
  /** Multiplies the limits of addresses. */
  addressFactor: number;
}

export interface Attempt {
  rule: Rule;
  /** E-mail of an account, or an address. */
  subject: string;
}

/** Counts an attempt before it is evaluated, in one statement, so that concurrent attempts cannot slip through. */
export function createLimits({ db, now, secret, addressFactor }: LimitsOptions) {
  const keyOf = ({ rule, subject }: Attempt) =>
    createHmac("sha256", secret).update(`${rule.name} ${subject}`).digest("base64url");
  const maxOf = ({ max, isAddress }: Rule) => (isAddress ? max * addressFactor : max);

  /** Counts one attempt. Zero when it is allowed, else the seconds to wait. */
  async function consume(attempt: Attempt): Promise<number> {
    const key = keyOf(attempt);
    const at = now();
    const counted = await db
      .insertInto("attempt")
      .values({ key, used: 1, last_at: at.toISOString(), free_at: "" })
      .onConflict((clash) =>
        clash
          .column("key")
          .doUpdateSet(next({ max: maxOf(attempt.rule), at }))
          .where("attempt.free_at", "<=", at.toISOString()),
      )
      .returning("used")
      .executeTakeFirst();
    return counted ? 0 : secondsLeft(key, at);
  }

  async function secondsLeft(key: string, at: Date) {
    const row = await db.selectFrom("attempt").select("free_at").where("key", "=", key).executeTakeFirst();
    const left = Date.parse(row?.free_at ?? "") - at.getTime();
    return Math.max(1, Math.ceil((left || 0) / 1000));
  }

  /** Uncounts an attempt that was right, or was never evaluated. */
  async function refund(attempt: Attempt) {
    await db
      .updateTable("attempt")
      .set((row) => ({ used: row("used", "-", 1), free_at: "" }))
      .where("key", "=", keyOf(attempt))
      .where("used", ">", 0)
      .execute();
  }

  /** Clears the count of a person who has proved their identity: attempts of others must not lock them out. */
  async function reset(attempt: Attempt) {
    await db.deleteFrom("attempt").where("key", "=", keyOf(attempt)).execute();
  }

  async function deleteExpired() {
    await deleteUpTo(db, { table: "attempt", column: "last_at", upTo: before(now(), retention) });
  }

  return { consume, refund, reset, deleteExpired };
}

const before = (at: Date, ms: number) => new Date(at.getTime() - ms).toISOString();
const after = (at: Date, ms: number) => new Date(at.getTime() + ms).toISOString();

/** Column values after one more attempt: the count starts over after a quiet window, else it grows. */
function next({ max, at }: { max: number; at: Date }) {
  const [first, second, later] = lockouts;
  return (row: ExpressionBuilder<Tables, "attempt">) => {
    const isQuiet = row.or([
      row.and([row("attempt.used", "<", max), row("attempt.last_at", "<=", before(at, window))]),
      row("attempt.last_at", "<=", before(at, retention)),
    ]);
    const freeAt = row
      .case()
      .when(row.or([isQuiet, row("attempt.used", "<", max - 1)]))
      .then("")
      .when("attempt.used", "=", max - 1)
      .then(after(at, first))
      .when("attempt.used", "=", max)
      .then(after(at, second))
      .else(after(at, later))
      .end();
    const used = row
      .case()
      .when(isQuiet)
      .then(1)
      .else(row("attempt.used", "+", 1))
      .end();
    return { used, last_at: at.toISOString(), free_at: freeAt };
  };
}
