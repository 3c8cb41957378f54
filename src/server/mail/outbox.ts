import { randomUUID } from "node:crypto";
import type { Db } from "../db/open.ts";
import type { Log } from "../log.ts";
import type { Deliver, Letter } from "./letter.ts";

const minute = 60 * 1000;
/** The wait after each failure. When the last try has failed too, the letter is given up. */
const waits = [1, 2, 5, 15, 30].map((minutes) => minutes * minute);
/** Longer than any try takes: who has taken a letter has it alone for so long. */
const hold = 5 * minute;

export type Outbox = ReturnType<typeof createOutbox>;

/** That a letter is due, and to whom. What it says, and above all a token in it, is made when it is sent. */
export interface Order {
  kind: "reset";
  address: string;
}

interface OutboxOptions {
  db: Db;
  now: () => Date;
  log: Log;
  /** Null: nothing is to be sent to that address. */
  compose: (order: Order) => Promise<Letter | null>;
  deliver: Deliver;
}

/** Letters outlive a restart, and of several servers one sends each. */
export function createOutbox({ db, now, log, compose, deliver }: OutboxOptions) {
  const later = (time: number) => new Date(now().getTime() + time).toISOString();

  async function add({ kind, address }: Order) {
    const at = now().toISOString();
    await db
      .insertInto("outbox")
      .values({ id: randomUUID(), kind, address, created_at: at, tries: 0, due_at: at })
      .execute();
  }

  /** Sends what is due, one after the other; resolves with how many have gone. */
  async function sendDue(): Promise<number> {
    let sent = 0;
    for (let order = await claim(); order; order = await claim()) sent += Number(await send(order));
    return sent;
  }

  /** Moves on the time of the next try and so takes the letter: only one of those who saw it due can do that. */
  async function claim() {
    const at = now().toISOString();
    const due = await db
      .selectFrom("outbox")
      .select("id")
      .where("due_at", "<=", at)
      .orderBy("due_at")
      .limit(50)
      .execute();
    for (const { id } of due) {
      const taken = await db
        .updateTable("outbox")
        .set((row) => ({ due_at: later(hold), tries: row("tries", "+", 1) }))
        .where("id", "=", id)
        .where("due_at", "<=", at)
        .returningAll()
        .executeTakeFirst();
      if (taken) return taken;
    }
    return null;
  }

  async function send({ id, kind, address, tries }: { id: string; kind: string; address: string; tries: number }) {
    try {
      if (kind !== "reset") throw new Error(`There is no letter of the kind ${kind}`);
      const letter = await compose({ kind, address });
      if (letter) await deliver(letter);
      await remove(id);
      return letter !== null;
    } catch (error) {
      await postpone({ id, tries, error });
      return false;
    }
  }

  async function postpone({ id, tries, error }: { id: string; tries: number; error: unknown }) {
    const wait = waits[tries - 1];
    // A mail server's answer may repeat the address, so only its code is logged.
    const reason = error instanceof Error && "code" in error ? error.code : error instanceof Error && error.name;
    log.warn(wait === undefined ? "A letter is given up" : "A letter could not be sent yet", { id, tries, reason });
    if (wait === undefined) await remove(id);
    else
      await db
        .updateTable("outbox")
        .set({ due_at: later(wait) })
        .where("id", "=", id)
        .execute();
  }

  const remove = (id: string) => db.deleteFrom("outbox").where("id", "=", id).execute();

  return { add, sendDue };
}
