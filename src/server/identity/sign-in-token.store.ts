import { hash, randomBytes, randomUUID } from "node:crypto";
import { minute } from "#model/durations.ts";
import type { Db } from "../db/open.ts";

const lifetime = 15 * minute;
/** Begins the identifiers of these tokens, so that all of an account can be found. */
const purpose = "sign-in:";

/** Only this hash of a mailed token is stored. */
const identifierOf = (token: string) => purpose + hash("sha256", `sign-in:${token}`, "base64url");

/** Inserts a token that signs in, once and within a quarter of an hour. */
export async function addSignInToken(db: Db, { accountId, now }: { accountId: string; now: Date }): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const at = now.toISOString();
  await db
    .insertInto("verification")
    .values({
      id: randomUUID(),
      identifier: identifierOf(token),
      value: accountId,
      expires_at: new Date(now.getTime() + lifetime).toISOString(),
      created_at: at,
      updated_at: at,
    })
    .execute();
  return token;
}

interface GivenToken {
  token: string;
  now: Date;
}

/** Account of a token that still holds; null for any other. */
export async function findSignInToken(db: Db, { token, now }: GivenToken): Promise<string | null> {
  const row = await db
    .selectFrom("verification")
    .select("value")
    .where("identifier", "=", identifierOf(token))
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Uses a token up, and with it the others that sign in to the account. False for one that no longer holds. */
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
