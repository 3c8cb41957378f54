import { hash, randomBytes } from "node:crypto";
import { minute } from "#model/durations.ts";
import { deleteUpTo } from "../../db/delete-up-to.ts";
import type { Db } from "../../db/open.ts";

const lifetime = 5 * minute;

const hashOf = (challenge: string) => hash("sha256", challenge, "base64url");

interface Ceremony {
  /** The account that adds a passkey; null for a sign-in, whose account is not known yet. */
  accountId: string | null;
  now: Date;
}

/** Inserts a challenge, which can be signed once and within five minutes. */
export async function addChallenge(db: Db, { accountId, now }: Ceremony): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + lifetime).toISOString();
  await db
    .insertInto("passkey_challenge")
    .values({ challenge_hash: hashOf(challenge), account_id: accountId, expires_at: expiresAt })
    .execute();
  return challenge;
}

/** Resolves to true once for each challenge, and only for the account for which it was made. */
export async function consumeChallenge(db: Db, challenge: string, { accountId, now }: Ceremony): Promise<boolean> {
  const used = await db
    .deleteFrom("passkey_challenge")
    .where("challenge_hash", "=", hashOf(challenge))
    .where("account_id", accountId === null ? "is" : "=", accountId)
    .where("expires_at", ">", now.toISOString())
    .returning("challenge_hash")
    .executeTakeFirst();
  return used !== undefined;
}

/** Lists the challenges that are not signed yet, without their hashes. */
export const exportChallenges = (db: Db, accountId: string) =>
  db
    .selectFrom("passkey_challenge")
    .select("expires_at as expiresAt")
    .where("account_id", "=", accountId)
    .orderBy("expires_at")
    .execute();

/**
 * Deletes the challenges of an account, so that what was begun with an old password is not completed after it has
 * changed.
 */
export const deleteChallenges = (db: Db, accountId: string) =>
  db.deleteFrom("passkey_challenge").where("account_id", "=", accountId).execute();

export const deleteExpiredChallenges = (db: Db, now: Date) =>
  deleteUpTo(db, { table: "passkey_challenge", column: "expires_at", upTo: now.toISOString() });
