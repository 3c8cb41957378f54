import { randomUUID } from "node:crypto";
import { canonicalEmail } from "#model/email-address.ts";
import { isUniqueViolation } from "../../db/database-errors.ts";
import type { Db } from "../../db/open.ts";
import { addressOf, toStoredAddress } from "../account-address.ts";
import type { IdTokenClaims } from "./id-token.ts";

/** A user of the hosted provider has this value in credential.provider, with the provider's user id. */
const provider = "firebase";

interface SignIn {
  claims: IdTokenClaims;
  now: Date;
}

/** Finds the account of a user of the provider. */
export const findHostedAccount = (db: Db, uid: string) =>
  db
    .selectFrom("credential")
    .innerJoin("account", "account.id", "credential.account_id")
    .select(["account.id as accountId", "account.email", "account.email_as_typed"])
    .select(["account.email_verified", "account.name"])
    .where("credential.provider", "=", provider)
    .where("credential.provider_account_id", "=", uid)
    .executeTakeFirst();

/** Finds the provider's user id for an account. */
export const findHostedUid = async (db: Db, accountId: string) =>
  (
    await db
      .selectFrom("credential")
      .select("provider_account_id as uid")
      .where("provider", "=", provider)
      .where("account_id", "=", accountId)
      .executeTakeFirst()
  )?.uid ?? null;

interface OpenedAccount {
  accountId: string;
  /** The flag is true when this call has inserted the account. */
  isNew: boolean;
}

/**
 * Finds or inserts the account of a person. Resolves to null when another account has the email and the provider has
 * not verified that the person reads its mail.
 */
export async function openHostedAccount(db: Db, { claims, now }: SignIn): Promise<OpenedAccount | null> {
  const known = await findHostedAccount(db, claims.uid);
  if (known) {
    await refresh(db, { ...known, claims, now });
    return { accountId: known.accountId, isNew: false };
  }
  try {
    return { accountId: await addHostedAccount(db, { claims, now }), isNew: true };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Either another request of the same person was faster, or an account has the email already.
    const added = await findHostedAccount(db, claims.uid);
    const accountId = added ? added.accountId : await adoptAccount(db, { claims, now });
    return accountId === null ? null : { accountId, isNew: false };
  }
}

const addHostedAccount = (db: Db, { claims, now }: SignIn): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const id = randomUUID();
    const times = { created_at: now.toISOString(), updated_at: now.toISOString() };
    const { email, name, isEmailVerified } = claims;
    await tx
      .insertInto("account")
      .values({ id, ...toStoredAddress(email), email_verified: isEmailVerified ? 1 : 0, name, image: null, ...times })
      .execute();
    await addCredential(tx, { accountId: id, claims, now });
    return id;
  });

/**
 * Gives an account to the person who reads its mail, and ends all other ways of signing in, because another person who
 * only typed that address may have created it.
 */
async function adoptAccount(db: Db, { claims, now }: SignIn): Promise<string | null> {
  if (!claims.isEmailVerified) return null;
  const found = await db
    .selectFrom("account")
    .select("id")
    .where("email", "=", canonicalEmail(claims.email))
    .executeTakeFirst();
  if (!found) return null;
  const { id } = found;
  await db.transaction().execute(async (tx) => {
    await addCredential(tx, { accountId: id, claims, now });
    await tx.updateTable("account").set({ email_verified: 1, pending_email: null }).where("id", "=", id).execute();
    await tx.updateTable("credential").set({ password: null }).where("account_id", "=", id).execute();
    await tx.deleteFrom("passkey").where("account_id", "=", id).execute();
    await tx.deleteFrom("session").where("account_id", "=", id).execute();
  });
  return id;
}

async function addCredential(db: Db, { accountId, claims, now }: SignIn & { accountId: string }) {
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() };
  await db
    .insertInto("credential")
    .values({
      id: randomUUID(),
      account_id: accountId,
      provider,
      provider_account_id: claims.uid,
      password: null,
      ...times,
    })
    .execute();
}

interface Refresh extends SignIn {
  accountId: string;
  email: string;
  email_as_typed: string | null;
  email_verified: number;
  name: string;
}

/**
 * Updates the account by the provider's claims. The email is always the provider's. The name is only taken where the
 * account has none, because people change it on this site.
 */
async function refresh(db: Db, { accountId, claims, now, ...stored }: Refresh) {
  const current = {
    ...toStoredAddress(claims.email),
    email_verified: claims.isEmailVerified ? 1 : 0,
    name: stored.name || claims.name,
  };
  const isSame = claims.email === addressOf(stored) && current.name === stored.name;
  if (isSame && current.email_verified === stored.email_verified) return;
  try {
    await db
      .updateTable("account")
      .set({ ...current, updated_at: now.toISOString() })
      .where("id", "=", accountId)
      .execute();
  } catch (error) {
    // Another account has the email, so this one keeps its former email.
    if (!isUniqueViolation(error)) throw error;
  }
}
