import { day } from "#model/durations.ts";
import { canonicalEmail } from "#model/email-address.ts";
import { isUniqueViolation } from "../db/database-errors.ts";
import { deleteUpTo } from "../db/delete-up-to.ts";
import type { Db } from "../db/open.ts";
import { addressOf, toStoredAddress } from "./account-address.ts";
import { hashOfMailed, newMailedToken } from "./mailed-token.ts";

const confirmationDays = 3;

const hashOf = (token: string) => hashOfMailed("confirm-email", token);

/** Finds the address of an account that is not confirmed yet; null when there is none. */
export async function findUnconfirmed(db: Db, accountId: string): Promise<string | null> {
  const account = await findAccount(db, accountId);
  if (!account) return null;
  return account.pending_email ?? (account.email_verified === 1 ? null : addressOf(account));
}

export const findAccount = (db: Db, accountId: string) =>
  db
    .selectFrom("account")
    .select(["email", "email_as_typed", "email_verified", "pending_email"])
    .where("id", "=", accountId)
    .executeTakeFirst();

interface NewConfirmation {
  accountId: string;
  email: string;
  now: Date;
}

/** Inserts a token that confirms an address, once and within three days. */
export async function addConfirmation(db: Db, { accountId, email, now }: NewConfirmation): Promise<string> {
  const token = newMailedToken();
  const expiresAt = new Date(now.getTime() + confirmationDays * day).toISOString();
  await db
    .insertInto("email_confirmation")
    .values({
      token_hash: hashOf(token),
      account_id: accountId,
      email,
      created_at: now.toISOString(),
      expires_at: expiresAt,
    })
    .execute();
  return token;
}

/**
 * Confirms the address to which a token was sent. If it is a new address, it replaces the old one. A token is valid
 * while its address is that of the account or the pending one. Resolves to the account, and whether this is its first
 * confirmed address; to null for an invalid token.
 */
export function confirmEmail(db: Db, { token, now }: { token: string; now: Date }) {
  return db.transaction().execute(async (tx) => {
    const used = await tx
      .deleteFrom("email_confirmation")
      .where("token_hash", "=", hashOf(token))
      .where("expires_at", ">", now.toISOString())
      .returning(["account_id", "email"])
      .executeTakeFirst();
    const account = used && (await findAccount(tx, used.account_id));
    if (!account) return null;
    const isNew = account.pending_email === used.email;
    if (!isNew && account.email !== canonicalEmail(used.email)) return null;
    if (isNew) await saveEmail(tx, { accountId: used.account_id, email: used.email, now });
    await tx.updateTable("account").set({ email_verified: 1 }).where("id", "=", used.account_id).execute();
    return { accountId: used.account_id, isFirst: account.email_verified === 0 };
  });
}

/** Replaces an address, and deletes the reset links that were sent to the old one. */
async function saveEmail(tx: Db, { accountId, email, now }: NewConfirmation) {
  await tx
    .updateTable("account")
    .set({ ...toStoredAddress(email), pending_email: null, updated_at: now.toISOString() })
    .where("id", "=", accountId)
    .execute();
  await tx.deleteFrom("verification").where("value", "=", accountId).execute();
  await tx.deleteFrom("email_confirmation").where("account_id", "=", accountId).execute();
}

/** Replaces an address that was never confirmed. Resolves to false when the new one is already registered. */
export async function correctEmail(db: Db, correction: NewConfirmation): Promise<boolean> {
  try {
    await db.transaction().execute((tx) => saveEmail(tx, correction));
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Stores an address until it is confirmed; null deletes the pending one. */
export const savePendingEmail = (db: Db, accountId: string, email: string | null) =>
  db.updateTable("account").set({ pending_email: email }).where("id", "=", accountId).execute();

/** Lists the addresses that are not confirmed yet, without the hashes of their tokens. */
export const exportConfirmations = (db: Db, accountId: string) =>
  db
    .selectFrom("email_confirmation")
    .select(["email", "created_at as createdAt", "expires_at as expiresAt"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();

export const deleteExpiredConfirmations = (db: Db, now: Date) =>
  deleteUpTo(db, { table: "email_confirmation", column: "expires_at", upTo: now.toISOString() });
