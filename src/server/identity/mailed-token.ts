import { hash, randomBytes, randomUUID } from "node:crypto";
import type { Db } from "../db/open.ts";

/** Random token for a link in an email. */
export const newMailedToken = (): string => randomBytes(32).toString("base64url");

/** Only this hash of a mailed token is stored, so that nobody can use what a database has lost. */
export const hashOfMailed = (purpose: string, token: string): string =>
  hash("sha256", `${purpose}:${token}`, "base64url");

interface NewVerification {
  /** Hash of the token, by which it is found. */
  identifier: string;
  accountId: string;
  /** In milliseconds. */
  lifetime: number;
  now: Date;
}

/** Stores what a token in an email allows for an account. */
export async function addVerification(db: Db, { identifier, accountId, lifetime, now }: NewVerification) {
  const expiresAt = new Date(now.getTime() + lifetime).toISOString();
  const times = { created_at: now.toISOString(), updated_at: now.toISOString(), expires_at: expiresAt };
  await db
    .insertInto("verification")
    .values({ id: randomUUID(), identifier, value: accountId, ...times })
    .execute();
}
