import { randomUUID } from "node:crypto";
import type { Language } from "#model/languages.ts";
import { minute } from "#model/durations.ts";
import { canonicalEmail } from "#model/email-address.ts";
import { isUniqueViolation } from "../db/database-errors.ts";
import { deleteUpTo } from "../db/delete-up-to.ts";
import type { Db } from "../db/open.ts";
import { deletePractice } from "../practice-log/practice.store.ts";
import { toStoredAddress } from "./account-address.ts";
import { lockAccount } from "./account-lock.ts";
import { addVerification, hashOfMailed, newMailedToken } from "./mailed-token.ts";
import { addNotice } from "./notice.store.ts";
import { deleteChallenges } from "./passkeys/challenge.store.ts";
import { deletePasskeys, type StoredPasskey } from "./passkeys/passkey.store.ts";
import { deleteOtherSessions } from "./session.store.ts";

const resetLifetime = 30 * minute;

/**
 * A password has this value in credential.provider. A hosted provider has a value of its own there, with its user id.
 */
const passwordProvider = "credential";

/** Finds the password hash of an account. The query is the same whether the account exists or not. */
export const findCredential = (db: Db, email: string) =>
  credentials(db).where("account.email", "=", canonicalEmail(email)).executeTakeFirst();

export const findCredentialOf = (db: Db, accountId: string) =>
  credentials(db).where("account.id", "=", accountId).executeTakeFirst();

const credentials = (db: Db) =>
  db
    .selectFrom("account")
    .innerJoin("credential", "credential.account_id", "account.id")
    .select([
      "account.id as accountId",
      "account.email",
      "account.email_as_typed",
      "account.email_verified",
      "account.name",
      "credential.password as hash",
    ])
    .where("credential.provider", "=", passwordProvider);

interface NewAccount {
  name: string;
  email: string;
  hash: string;
  now: Date;
}

/** Inserts account and password together. Returns the account's id; null when the email is already registered. */
export async function addAccount(db: Db, { name, email, hash, now }: NewAccount): Promise<string | null> {
  const id = randomUUID();
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() };
  const password = { provider: passwordProvider, provider_account_id: id, password: hash };
  try {
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto("account")
        .values({ id, ...toStoredAddress(email), email_verified: 0, name, image: null, ...times })
        .execute();
      await tx
        .insertInto("credential")
        .values({ id: randomUUID(), account_id: id, ...password, ...times })
        .execute();
    });
    return id;
  } catch (error) {
    // Another request has registered the email after it was looked up.
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

export async function saveName(db: Db, accountId: string, { displayName, now }: { displayName: string; now: Date }) {
  await db
    .updateTable("account")
    .set({ name: displayName, updated_at: now.toISOString() })
    .where("id", "=", accountId)
    .execute();
}

const identifierOf = (token: string) => hashOfMailed("reset-password", token);

/** Inserts a token that allows setting a new password, once and within half an hour. */
export async function addResetToken(db: Db, { accountId, now }: { accountId: string; now: Date }) {
  const token = newMailedToken();
  await addVerification(db, { identifier: identifierOf(token), accountId, lifetime: resetLifetime, now });
  return token;
}

/** Finds the account of a token that is still valid. */
export async function findResetToken(db: Db, { token, now }: { token: string; now: Date }) {
  const row = await db
    .selectFrom("verification")
    .innerJoin("account", "account.id", "verification.value")
    .select(["account.id as accountId", "account.email"])
    .where("identifier", "=", identifierOf(token))
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row ?? null;
}

interface PasswordReset extends NewHash {
  token: string;
}

/**
 * Sets the password and deletes every reset token and session of the account, in one transaction. Resolves to false
 * when the token has already been used.
 */
export function resetPassword(db: Db, { token, ...change }: PasswordReset): Promise<boolean> {
  const { accountId } = change;
  return db.transaction().execute(async (tx) => {
    const used = await tx
      .deleteFrom("verification")
      .where("identifier", "=", identifierOf(token))
      .returning("id")
      .executeTakeFirst();
    if (!used) return false;
    await savePassword(tx, change);
    // The link was sent to that address, so the person has proved that they read its mail.
    await tx.updateTable("account").set({ email_verified: 1 }).where("id", "=", accountId).execute();
    await tx.deleteFrom("session").where("account_id", "=", accountId).execute();
    return true;
  });
}

interface PasswordChange extends NewHash {
  /** The hash of the token of the only session that stays signed in. */
  token: string | null;
}

/** Sets the password, and deletes every reset token and all other sessions of the account, in one transaction. */
export const changePassword = (db: Db, { token, ...change }: PasswordChange) =>
  db.transaction().execute(async (tx) => {
    await savePassword(tx, change);
    await deleteOtherSessions(tx, change.accountId, token);
  });

interface NewHash {
  accountId: string;
  hash: string;
  /** The language of the email to the owner. */
  language: Language;
  now: Date;
  /** Returns true for a passkey that stays. All others are removed. */
  stays: (passkey: StoredPasskey) => boolean;
}

/**
 * Saves the hash and tells the owner by email. Links in earlier emails become invalid, a pending change of email is
 * dropped, and passkeys are removed that another person may have added with the old password.
 */
async function savePassword(tx: Db, { accountId, hash, language, now, stays }: NewHash) {
  // The account is locked first, so that no passkey is added between the choice of those to remove and the commit.
  await lockAccount(tx, accountId);
  await deleteChallenges(tx, accountId);
  const removed = await deletePasskeys(tx, accountId, (passkey) => !stays(passkey));
  if (removed > 0) await addNotice(tx, { kind: "passkey-removed", accountId, language, now });
  await addNotice(tx, { kind: "password-changed", accountId, language, now });
  await tx
    .updateTable("credential")
    .set({ password: hash, updated_at: now.toISOString() })
    .where("account_id", "=", accountId)
    .where("provider", "=", passwordProvider)
    .execute();
  await tx.updateTable("account").set({ pending_email: null }).where("id", "=", accountId).execute();
  await tx.deleteFrom("verification").where("value", "=", accountId).execute();
}

/**
 * Deletes the account. The database then deletes the rows of all features, because they refer to it. The practice log
 * may be long, so it is deleted first and in steps; after an interruption the deletion can be requested again.
 */
export async function deleteAccount(db: Db, { accountId, email }: { accountId: string; email: string }) {
  await deletePractice(db, accountId);
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom("verification").where("value", "=", accountId).execute();
    await tx.deleteFrom("outbox").where("address", "=", email).execute();
    await tx.deleteFrom("account").where("id", "=", accountId).execute();
  });
}

export const deleteExpiredTokens = (db: Db, now: Date) =>
  deleteUpTo(db, { table: "verification", column: "expires_at", upTo: now.toISOString() });
