import { mostPasskeys } from "#model/account-limits.ts";
import type { Language } from "#model/languages.ts";
import { isUniqueViolation } from "../../db/database-errors.ts";
import type { Db } from "../../db/open.ts";
import { lockAccount } from "../account-lock.ts";
import { addNotice } from "../notice.store.ts";
import { findSessionOf } from "../session.store.ts";

interface NewPasskey {
  /** The id of the credential in base64url, which the authenticator has chosen. */
  id: string;
  accountId: string;
  /** The token of the session in which the passkey was made. */
  token: string;
  /** The public key in base64url. */
  publicKey: string;
  counter: number;
  transports: readonly string[];
  device: string | null;
  /** The language of the email to the owner. */
  language: Language;
  now: Date;
}

/** A stored passkey as lists show it. */
export interface StoredPasskey {
  id: string;
  device: string | null;
  createdAt: string;
  lastUsedAt: string | null;
  /** The public id of the session in which the passkey was made; null where it is unknown. */
  sessionId: string | null;
}

/**
 * Inserts a passkey and tells the owner by email, if the account has room for it and the session is still open, which a
 * new password would have ended. Resolves to the outcome.
 */
export async function addPasskey(db: Db, passkey: NewPasskey): Promise<"added" | "known" | "full" | "ended"> {
  const { accountId, token, language, now } = passkey;
  try {
    return await db.transaction().execute(async (tx) => {
      await lockAccount(tx, accountId);
      const session = await findSessionOf(tx, accountId, { token, now });
      if (!session) return "ended";
      if ((await listPasskeys(tx, accountId)).length >= mostPasskeys) return "full";
      await insert(tx, passkey, session.sessionId);
      await addNotice(tx, { kind: "passkey-added", accountId, language, now });
      return "added";
    });
  } catch (error) {
    if (isUniqueViolation(error)) return "known";
    throw error;
  }
}

const insert = (
  tx: Db,
  { id, accountId, publicKey, counter, transports, device, now }: NewPasskey,
  sessionId: string,
) =>
  tx
    .insertInto("passkey")
    .values({
      id,
      account_id: accountId,
      public_key: publicKey,
      counter,
      transports: JSON.stringify(transports),
      device,
      session_id: sessionId,
      created_at: now.toISOString(),
      used_at: null,
    })
    .execute();

/** Finds a passkey with what is needed to check a signature; null for an unknown one. */
export async function findPasskey(db: Db, id: string) {
  const row = await db.selectFrom("passkey").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? { accountId: row.account_id, publicKey: row.public_key, counter: row.counter } : null;
}

/**
 * Resolves to false where the counter has been raised since it was read, which means that a copy of the passkey signs
 * in.
 */
export async function markPasskeyUsed(db: Db, id: string, used: { from: number; to: number; now: Date }) {
  const { numUpdatedRows } = await db
    .updateTable("passkey")
    .set({ counter: used.to, used_at: used.now.toISOString() })
    .where("id", "=", id)
    .where("counter", "=", used.from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Lists the passkeys of an account, the oldest first. */
export const listPasskeys = (db: Db, accountId: string): Promise<StoredPasskey[]> =>
  passkeysOf(db, accountId)
    .select(["id", "device", "created_at as createdAt", "used_at as lastUsedAt", "session_id as sessionId"])
    .execute();

/** Lists the stored passkeys of an account, without their keys. */
export async function exportPasskeys(db: Db, accountId: string) {
  const passkeys = await listPasskeys(db, accountId);
  return passkeys.map(({ id, device, createdAt, lastUsedAt }) => ({ id, device, createdAt, lastUsedAt }));
}

/** Lists the ids and transports of an account's passkeys, so that a device does not offer to make a second one. */
export async function listDescriptors(db: Db, accountId: string) {
  const rows = await passkeysOf(db, accountId).select(["id", "transports"]).execute();
  return rows.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) as string[] }));
}

const passkeysOf = (db: Db, accountId: string) =>
  db.selectFrom("passkey").where("account_id", "=", accountId).orderBy("created_at").orderBy("id");

/** Removes a passkey, and tells the owner by email. */
export const deletePasskey = (
  db: Db,
  accountId: string,
  { id, language, now }: { id: string; language: Language; now: Date },
) =>
  db.transaction().execute(async (tx) => {
    const removed = await deletePasskeys(tx, accountId, (passkey) => passkey.id === id);
    if (removed > 0) await addNotice(tx, { kind: "passkey-removed", accountId, language, now });
  });

/** Removes passkeys in the caller's transaction. Resolves to their number. */
export async function deletePasskeys(tx: Db, accountId: string, isToGo: (passkey: StoredPasskey) => boolean) {
  const ids = (await listPasskeys(tx, accountId)).filter(isToGo).map(({ id }) => id);
  if (ids.length === 0) return 0;
  const removed = await tx
    .deleteFrom("passkey")
    .where("account_id", "=", accountId)
    .where("id", "in", ids)
    .returning("id")
    .execute();
  return removed.length;
}
