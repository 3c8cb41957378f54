import { createHmac } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import type { Db } from "../db/open.ts";
import type { Tables } from "../db/schema.ts";
import type { Rule } from "./rules.ts";

const minute = 60 * 1000;
/** The time over which tries are counted; it begins anew with each, so no fifteen minutes ever hold more than `most`. */
const span = 15 * minute;
/** How long the first try too many has to wait, the second, and every later one. */
const rests = [15 * minute, 30 * minute, 60 * minute] as const;
/** After a day without a try all is forgotten. */
const memory = 24 * 60 * minute;

export type Limits = ReturnType<typeof createLimits>;

interface LimitsOptions {
  db: Db;
  now: () => Date;
  /** Makes keys of which nobody can tell whom they stand for. */
  secret: string;
  /** Multiplies what one address may do. */
  addressFactor: number;
}

export interface Try {
  rule: Rule;
  /** An account's e-mail, or an address. */
  who: string;
}

/** Counts before anything is evaluated, in one statement, so that a thousand at once are counted like one by one. */
export function createLimits({ db, now, secret, addressFactor }: LimitsOptions) {
  const keyOf = ({ rule, who }: Try) => createHmac("sha256", secret).update(`${rule.name} ${who}`).digest("base64url");
  const mostOf = ({ most, isAddress }: Rule) => (isAddress ? most * addressFactor : most);

  /** Counts one try. Zero when it may go on, else how many seconds it has to wait. */
  async function take(attempt: Try): Promise<number> {
    const key = keyOf(attempt);
    const at = now();
    const counted = await db
      .insertInto("attempt")
      .values({ key, used: 1, last_at: at.toISOString(), free_at: "" })
      .onConflict((clash) =>
        clash
          .column("key")
          .doUpdateSet(next({ most: mostOf(attempt.rule), at }))
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

  /** For a try that was right, or could not be made: it does not count. */
  async function giveBack(attempt: Try) {
    await db
      .updateTable("attempt")
      .set((row) => ({ used: row("used", "-", 1), free_at: "" }))
      .where("key", "=", keyOf(attempt))
      .where("used", ">", 0)
      .execute();
  }

  /** For a person who has proved to be who they are: what others tried before does not keep them out. */
  async function forget(attempt: Try) {
    await db.deleteFrom("attempt").where("key", "=", keyOf(attempt)).execute();
  }

  async function sweep() {
    await db.deleteFrom("attempt").where("last_at", "<=", before(now(), memory)).execute();
  }

  return { take, giveBack, forget, sweep };
}

const before = (at: Date, time: number) => new Date(at.getTime() - time).toISOString();
const after = (at: Date, time: number) => new Date(at.getTime() + time).toISOString();

/** The count and the rest after one more try: anew when it was quiet for long enough, else one higher. */
function next({ most, at }: { most: number; at: Date }) {
  const [first, second, later] = rests;
  return (row: ExpressionBuilder<Tables, "attempt">) => {
    const isQuiet = row.or([
      row.and([row("attempt.used", "<", most), row("attempt.last_at", "<=", before(at, span))]),
      row("attempt.last_at", "<=", before(at, memory)),
    ]);
    const rest = row
      .case()
      .when(row.or([isQuiet, row("attempt.used", "<", most - 1)]))
      .then("")
      .when("attempt.used", "=", most - 1)
      .then(after(at, first))
      .when("attempt.used", "=", most)
      .then(after(at, second))
      .else(after(at, later))
      .end();
    const used = row
      .case()
      .when(isQuiet)
      .then(1)
      .else(row("attempt.used", "+", 1))
      .end();
    return { used, last_at: at.toISOString(), free_at: rest };
  };
}
