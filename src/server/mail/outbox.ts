import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Db } from "../db/open.ts";
import type { Tables } from "../db/schema.ts";
import type { Log } from "../log.ts";
import type { Deliver, Email } from "./email.ts";

const minute = 60 * 1000;
/** Delay after each failure. After the last one the e-mail is dropped. */
const retryDelays = [1, 2, 5, 15, 30].map((minutes) => minutes * minute);
/** A claimed e-mail belongs to one server for this long, which is longer than any attempt takes. */
const leaseTime = 5 * minute;

export type Outbox = ReturnType<typeof createOutbox>;

/** An e-mail to be sent. Its content, and above all a token in it, is composed only then. */
export interface OutboxEntry {
  kind: EmailKind;
  address: string;
  /** Absent where the account is looked up by the address. */
  accountId?: string;
}

const kinds = ["reset", "confirm-email", "email-change"] as const;
export type EmailKind = (typeof kinds)[number];

interface OutboxOptions {
  db: Db;
  now: () => Date;
  log: Log;
  /** Null when nothing is to be sent to that address. */
  compose: (entry: OutboxEntry) => Promise<Email | null>;
  deliver: Deliver;
}

/** A queue in the database: e-mails survive a restart, and of several servers one sends each. */
export function createOutbox({ db, now, log, compose, deliver }: OutboxOptions) {
  const later = (ms: number) => new Date(now().getTime() + ms).toISOString();

  async function add({ kind, address, accountId }: OutboxEntry) {
    const at = now().toISOString();
    await db
      .insertInto("outbox")
      .values({ id: randomUUID(), kind, address, account_id: accountId, created_at: at, tries: 0, due_at: at })
      .execute();
  }

  /** Sends what is due, one after the other, until it is aborted. Resolves with the number of e-mails sent. */
  async function sendDue(signal?: AbortSignal): Promise<number> {
    let sent = 0;
    const next = async () => (signal?.aborted ? null : claim());
    for (let entry = await next(); entry; entry = await next()) sent += Number(await send(entry, signal));
    return sent;
  }

  /** Claims an entry by moving its due time: only one of the servers that saw it due can do that. */
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
      const claimed = await db
        .updateTable("outbox")
        .set((row) => ({ due_at: later(leaseTime), tries: row("tries", "+", 1) }))
        .where("id", "=", id)
        .where("due_at", "<=", at)
        .returningAll()
        .executeTakeFirst();
      if (claimed) return claimed;
    }
    return null;
  }

  type Claimed = Selectable<Tables["outbox"]>;

  async function send({ id, kind: name, address, account_id, tries }: Claimed, signal?: AbortSignal) {
    try {
      const kind = kinds.find((each) => each === name);
      if (!kind) throw new Error(`Unknown kind of e-mail: ${name}`);
      const email = await compose({ kind, address, ...(account_id && { accountId: account_id }) });
      if (email) await deliver(email, { id, ...(signal && { signal }) });
      await remove(id);
      return email !== null;
    } catch (error) {
      if (signal?.aborted) await release({ id, tries });
      else await postpone({ id, tries, error });
      return false;
    }
  }

  /** Makes an e-mail due again that was broken off: another server, or the next start, sends it. */
  const release = ({ id, tries }: { id: string; tries: number }) =>
    db
      .updateTable("outbox")
      .set({ due_at: later(0), tries: tries - 1 })
      .where("id", "=", id)
      .execute();

  async function postpone({ id, tries, error }: { id: string; tries: number; error: unknown }) {
    const delay = retryDelays[tries - 1];
    // A mail server's reply may repeat the address, so only its code is logged.
    const reason = error instanceof Error && "code" in error ? error.code : error instanceof Error && error.name;
    log.warn(delay === undefined ? "An e-mail is dropped" : "An e-mail could not be sent yet", { id, tries, reason });
    if (delay === undefined) await remove(id);
    else
      await db
        .updateTable("outbox")
        .set({ due_at: later(delay) })
        .where("id", "=", id)
        .execute();
  }

  const remove = (id: string) => db.deleteFrom("outbox").where("id", "=", id).execute();

  return { add, sendDue };
}

/** E-mails about an account that are still to be sent. */
export const exportOutbox = (db: Db, accountId: string) =>
  db
    .selectFrom("outbox")
    .select(["kind", "address", "created_at as createdAt"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();
