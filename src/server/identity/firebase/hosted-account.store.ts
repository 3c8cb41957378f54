import { randomUUID } from "node:crypto";
import { isUniqueViolation } from "../../db/database-errors.ts";
import type { Db } from "../../db/open.ts";
import type { IdTokenClaims } from "./id-token.ts";

/** Value of credential.provider. The provider's user id stands beside it. */
const provider = "firebase";

interface SignIn {
  claims: IdTokenClaims;
  now: Date;
}

/** Account of a user of the provider. */
export const findHostedAccount = (db: Db, uid: string) =>
  db
    .selectFrom("credential")
    .innerJoin("account", "account.id", "credential.account_id")
    .select(["account.id as accountId", "account.email", "account.name"])
    .where("credential.provider", "=", provider)
    .where("credential.provider_account_id", "=", uid)
    .executeTakeFirst();

/** User id with the provider of an account. */
export const findHostedUid = async (db: Db, accountId: string) =>
  (
    await db
      .selectFrom("credential")
      .select("provider_account_id as uid")
      .where("provider", "=", provider)
      .where("account_id", "=", accountId)
      .executeTakeFirst()
  )?.uid ?? null;

/**
 * Finds or inserts the account of a person, and returns its id. An account that has the e-mail already is theirs only when
 * the provider has verified that they read its mail: null otherwise.
 */
export async function openHostedAccount(db: Db, { claims, now }: SignIn): Promise<string | null> {
  const known = await findHostedAccount(db, claims.uid);
  if (known) {
    await refresh(db, { ...known, claims, now });
    return known.accountId;
  }
  try {
    return await addHostedAccount(db, { claims, now });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Another request of the same person came first, or the e-mail belongs to an account.
    const added = await findHostedAccount(db, claims.uid);
    return added ? added.accountId : adoptAccount(db, { claims, now });
  }
}

/** Inserts both rows or neither. */
const addHostedAccount = (db: Db, { claims, now }: SignIn): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const id = randomUUID();
    const times = { created_at: now.toISOString(), updated_at: now.toISOString() };
    const { email, name, isEmailVerified } = claims;
    await tx
      .insertInto("account")
      .values({ id, email, email_verified: isEmailVerified ? 1 : 0, name, image: null, ...times })
      .execute();
    await addCredential(tx, { accountId: id, claims, now });
    return id;
  });

async function adoptAccount(db: Db, { claims, now }: SignIn): Promise<string | null> {
  if (!claims.isEmailVerified) return null;
  const owned = await db.selectFrom("account").select("id").where("email", "=", claims.email).executeTakeFirst();
  if (!owned) return null;
  await addCredential(db, { accountId: owned.id, claims, now });
  return owned.id;
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
  name: string;
}

/** The provider decides about the e-mail; a name is taken where there is none yet, because it is changed here. */
async function refresh(db: Db, { accountId, email, name, claims, now }: Refresh) {
  const changes = {
    ...(claims.email !== email && { email: claims.email }),
    ...(name === "" && claims.name !== "" && { name: claims.name }),
  };
  if (Object.keys(changes).length === 0) return;
  try {
    await db
      .updateTable("account")
      .set({ ...changes, email_verified: claims.isEmailVerified ? 1 : 0, updated_at: now.toISOString() })
      .where("id", "=", accountId)
      .execute();
  } catch (error) {
    // Another account has the e-mail: this one keeps its former one.
    if (!isUniqueViolation(error)) throw error;
  }
}

/** Signs every browser of an account out. */
export async function deleteSessionsOf(db: Db, accountId: string) {
  await db.deleteFrom("session").where("account_id", "=", accountId).execute();
}
