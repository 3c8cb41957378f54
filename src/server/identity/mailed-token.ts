import { hash, randomBytes, randomUUID } from "node:crypto";
import type { Db } from "../db/open.ts";

/** Returns a random token for a link in an email. */
export const newMailedToken = (): string => randomBytes(32).toString("base64url");

/** Returns the hash by which a mailed token is stored, so that a stolen database opens no account. */
export const hashOfMailed = (purpose: string, token: string): string =>
  hash("sha256", `${purpose}:${token}`, "base64url");

interface NewVerification {
  /** The hash of the token, by which it is found. */
  identifier: string;
  accountId: string;
  /** The lifetime in milliseconds. */
  lifetime: number;
  now: Date;
}

/** Stores the hash of a mailed token with its account and its time of expiry. */
export async function addVerification(db: Db, { identifier, accountId, lifetime, now }: NewVerification) {
  const expiresAt = new Date(now.getTime() + lifetime).toISOString();
  const times = { created_at: now.toISOString(), updated_at: now.toISOString(), expires_at: expiresAt };
  await db
    .insertInto("verification")
    .values({ id: randomUUID(), identifier, value: accountId, ...times })
    .execute();
}
