import { createHash, randomBytes } from "node:crypto";
import { isUniqueViolation } from "../db/database-errors.ts";
import type { Db } from "../db/open.ts";
import type { People } from "./better-auth.ts";

const minute = 60 * 1000;
export const resetLifetime = 30 * minute;

/** The password of an account that has one. One question, whether there is such an account or not. */
export const findCredential = (db: Db, email: string) =>
  credentials(db).where("account.email", "=", email).executeTakeFirst();

export const findCredentialOf = (db: Db, accountId: string) =>
  credentials(db).where("account.id", "=", accountId).executeTakeFirst();

const credentials = (db: Db) =>
  db
    .selectFrom("account")
    .innerJoin("credential", "credential.account_id", "account.id")
    .select(["account.id as accountId", "account.email", "account.name", "credential.password as hash"])
    .where("credential.provider", "=", "credential");

interface NewPerson {
  name: string;
  email: string;
  /** Of the password. */
  hash: string;
  now: Date;
}

/** The account's id; null when the e-mail is registered already. Both rows are there, or none. */
export async function addPerson(people: People, { name, email, hash, now }: NewPerson): Promise<string | null> {
  const times = { createdAt: now, updatedAt: now };
  try {
    return await people.transaction(async (each) => {
      const { id } = await each.create<{ name: string }, { id: string }>({
        model: "user",
        data: { name, email, emailVerified: false, image: null, ...times } as { name: string },
      });
      const credential = { userId: id, accountId: id, providerId: "credential", password: hash, ...times };
      await each.create({ model: "account", data: credential });
      return id;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

interface ProfileChanges {
  displayName: string | undefined;
  photoURL: string | null | undefined;
  now: Date;
}

/** What is undefined stays as it was. */
export async function changePerson(db: Db, accountId: string, { displayName, photoURL, now }: ProfileChanges) {
  if (displayName === undefined && photoURL === undefined) return;
  await db
    .updateTable("account")
    .set({ name: displayName, image: photoURL, updated_at: now.toISOString() })
    .where("id", "=", accountId)
    .execute();
}

/** What stands in the database of a token that is in a mail. */
const identifierOf = (token: string) => createHash("sha256").update(`reset-password:${token}`).digest("base64url");

/** A token that lets its holder set a new password, once and for half an hour. */
export async function addResetToken(people: People, { accountId, now }: { accountId: string; now: Date }) {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + resetLifetime);
  await people.create({
    model: "verification",
    data: { identifier: identifierOf(token), value: accountId, expiresAt, createdAt: now, updatedAt: now },
  });
  return token;
}

/** The account that a token speaks for, as long as it does. */
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

interface Renewal {
  token: string;
  accountId: string;
  hash: string;
  now: Date;
}

/**
 * All at once: the token is used up and with it every other of the account, the password is the new one, and no
 * session is left. False when somebody else has used the token meanwhile.
 */
export function renewPassword(db: Db, { token, accountId, hash, now }: Renewal): Promise<boolean> {
  return db.transaction().execute(async (each) => {
    const used = await each
      .deleteFrom("verification")
      .where("identifier", "=", identifierOf(token))
      .returning("id")
      .executeTakeFirst();
    if (!used) return false;
    await each
      .updateTable("credential")
      .set({ password: hash, updated_at: now.toISOString() })
      .where("account_id", "=", accountId)
      .where("provider", "=", "credential")
      .execute();
    await each.deleteFrom("verification").where("value", "=", accountId).execute();
    await each.deleteFrom("session").where("account_id", "=", accountId).execute();
    return true;
  });
}

/** The rows of every feature go with the account: they refer to it, and the database follows. */
export async function removePerson(db: Db, { accountId, email }: { accountId: string; email: string }) {
  await db.transaction().execute(async (each) => {
    await each.deleteFrom("verification").where("value", "=", accountId).execute();
    await each.deleteFrom("outbox").where("address", "=", email).execute();
    await each.deleteFrom("account").where("id", "=", accountId).execute();
  });
}

export async function removeOldTokens(db: Db, now: Date) {
  await db.deleteFrom("verification").where("expires_at", "<=", now.toISOString()).execute();
}
