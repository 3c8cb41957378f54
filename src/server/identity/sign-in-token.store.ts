import { minute } from "#model/durations.ts";
import type { Db } from "../db/open.ts";
import { addVerification, hashOfMailed, newMailedToken } from "./mailed-token.ts";

const lifetime = 15 * minute;
/** The identifiers of these tokens begin with this text, by which all tokens of an account are found. */
const purpose = "sign-in:";

const identifierOf = (token: string) => purpose + hashOfMailed("sign-in", token);

/** Inserts a token that signs in once and within a quarter of an hour. */
export async function addSignInToken(db: Db, { accountId, now }: { accountId: string; now: Date }): Promise<string> {
  const token = newMailedToken();
  await addVerification(db, { identifier: identifierOf(token), accountId, lifetime, now });
  return token;
}

interface GivenToken {
  token: string;
  now: Date;
}

/** Finds the account of a token that is still valid; null for any other token. */
export async function findSignInToken(db: Db, { token, now }: GivenToken): Promise<string | null> {
  const row = await db
    .selectFrom("verification")
    .select("value")
    .where("identifier", "=", identifierOf(token))
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row?.value ?? null;
}

/**
 * Uses a token, and makes all others that sign in to the account invalid. Resolves to false for a token that is not
 * valid.
 */
export async function redeemSignInToken(tx: Db, { token, now }: GivenToken): Promise<boolean> {
  const used = await tx
    .deleteFrom("verification")
    .where("identifier", "=", identifierOf(token))
    .where("expires_at", ">", now.toISOString())
    .returning("value")
    .executeTakeFirst();
  if (!used) return false;
  await tx
    .deleteFrom("verification")
    .where("value", "=", used.value)
    .where("identifier", "like", `${purpose}%`)
    .execute();
  return true;
}
