import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Language } from "#model/languages.ts";
import type { Db } from "../db/open.ts";
import type { Tables } from "../db/schema.ts";
import { credentialChanges } from "./account-emails.ts";

/** An email to be sent. Its content, and above all a token in it, is only composed when it is sent. */
export interface OutboxEntry {
  kind: EmailKind;
  address: string;
  /** The id is absent where the account is looked up by the address. */
  accountId?: string;
  /** The language in which the email was requested. */
  language: Language;
}

export const kinds = ["reset", "confirm-email", "email-change", "sign-in", ...credentialChanges] as const;
export type EmailKind = (typeof kinds)[number];

export type ClaimedEntry = Selectable<Tables["outbox"]>;

export async function addEntry(db: Db, { kind, address, accountId, language }: OutboxEntry, now: Date) {
  const at = now.toISOString();
  await db
    .insertInto("outbox")
    .values({ id: randomUUID(), kind, address, account_id: accountId, language, created_at: at, tries: 0, due_at: at })
    .execute();
}

/**
 * Claims a due entry by moving its due time by `leaseTime` (in ms). Of several servers that see it due only one can do
 * that. Resolves to null when nothing is due.
 */
export async function claimEntry(
  db: Db,
  { now, leaseTime }: { now: Date; leaseTime: number },
): Promise<ClaimedEntry | null> {
  const at = now.toISOString();
  const leasedUntil = new Date(now.getTime() + leaseTime).toISOString();
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
      .set((row) => ({ due_at: leasedUntil, tries: row("tries", "+", 1) }))
      .where("id", "=", id)
      .where("due_at", "<=", at)
      .returningAll()
      .executeTakeFirst();
    if (claimed) return claimed;
  }
  return null;
}

/** Gives up a claimed entry, which is due again at `dueAt`. */
export const releaseEntry = (db: Db, { id, tries, dueAt }: { id: string; tries: number; dueAt: Date }) =>
  db.updateTable("outbox").set({ due_at: dueAt.toISOString(), tries }).where("id", "=", id).execute();

export const removeEntry = (db: Db, id: string) => db.deleteFrom("outbox").where("id", "=", id).execute();

/** Lists the emails about an account that are still to be sent. */
export const exportOutbox = (db: Db, accountId: string) =>
  db
    .selectFrom("outbox")
    .select(["kind", "address", "created_at as createdAt"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();
