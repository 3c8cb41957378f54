import type { Passkey } from "#contract/personal-replies.ts";
import { isUniqueViolation } from "../../db/database-errors.ts";
import type { Db } from "../../db/open.ts";

interface NewPasskey {
  /** Id of the credential in base64url, chosen by the authenticator. */
  id: string;
  accountId: string;
  /** Public key in base64url. */
  publicKey: string;
  counter: number;
  transports: readonly string[];
  device: string | null;
  now: Date;
}

/** Resolves to false when the passkey is stored already. */
export async function addPasskey(db: Db, { id, accountId, publicKey, counter, transports, device, now }: NewPasskey) {
  const row = { id, account_id: accountId, public_key: publicKey, counter, device };
  try {
    await db
      .insertInto("passkey")
      .values({ ...row, transports: JSON.stringify(transports), created_at: now.toISOString(), used_at: null })
      .execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** With what is needed to check a signature; null for an unknown one. */
export async function findPasskey(db: Db, id: string) {
  const row = await db.selectFrom("passkey").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? { accountId: row.account_id, publicKey: row.public_key, counter: row.counter } : null;
}

/** False where the counter has been raised meanwhile: somebody signs in with a copy. */
export async function markPasskeyUsed(db: Db, id: string, used: { from: number; to: number; now: Date }) {
  const { numUpdatedRows } = await db
    .updateTable("passkey")
    .set({ counter: used.to, used_at: used.now.toISOString() })
    .where("id", "=", id)
    .where("counter", "=", used.from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Lists the passkeys of an account, the oldest first. */
export async function listPasskeys(db: Db, accountId: string): Promise<Passkey[]> {
  const rows = await passkeysOf(db, accountId)
    .select(["id", "device", "created_at as createdAt", "used_at as lastUsedAt"])
    .execute();
  return rows;
}

/** Ids and transports, so that a device offers to make no second one. */
export async function listDescriptors(db: Db, accountId: string) {
  const rows = await passkeysOf(db, accountId).select(["id", "transports"]).execute();
  return rows.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) as string[] }));
}

const passkeysOf = (db: Db, accountId: string) =>
  db.selectFrom("passkey").where("account_id", "=", accountId).orderBy("created_at").orderBy("id");

export async function deletePasskey(db: Db, accountId: string, id: string) {
  await db.deleteFrom("passkey").where("account_id", "=", accountId).where("id", "=", id).execute();
}
