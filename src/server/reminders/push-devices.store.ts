import { mostDevices } from "#model/reminders.ts";
import type { PushSubscriptionBody } from "#contract/reminders.ts";
import type { Language } from "#model/languages.ts";
import { day, hour } from "#model/durations.ts";
import type { Db } from "../db/open.ts";
import { lockAccount } from "../identity/account-lock.ts";

/** A browser that shows reminders, and the session in which they were switched on. */
interface NewDevice {
  accountId: string;
  sessionHash: string;
  subscription: PushSubscriptionBody;
  /** The language of its reminders. */
  language: Language;
  now: Date;
}

/**
 * Makes a browser show the reminders of a person, and no longer those of another. Where a person has too many, the
 * oldest ones stop.
 */
export async function addDevice(db: Db, { accountId, sessionHash, subscription, language, now }: NewDevice) {
  const { endpoint, keys } = subscription;
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    await tx
      .deleteFrom("push_device")
      .where((row) => row.or([row("session_hash", "=", sessionHash), row("endpoint", "=", endpoint)]))
      .execute();
    await tx
      .deleteFrom("push_device")
      .where("account_id", "=", accountId)
      .where("session_hash", "not in", (row) =>
        row
          .selectFrom("push_device")
          .select("session_hash")
          .where("account_id", "=", accountId)
          .orderBy("created_at", "desc")
          .orderBy("session_hash")
          .limit(mostDevices - 1),
      )
      .execute();
    await tx
      .insertInto("push_device")
      .values({
        session_hash: sessionHash,
        account_id: accountId,
        endpoint,
        public_key: keys.p256dh,
        auth_secret: keys.auth,
        created_at: now.toISOString(),
        failures: 0,
        rests_until: null,
        language,
      })
      .execute();
  });
}

export const removeDevice = (db: Db, sessionHash: string) =>
  db.deleteFrom("push_device").where("session_hash", "=", sessionHash).execute();

export async function hasDevice(db: Db, sessionHash: string): Promise<boolean> {
  const row = await db
    .selectFrom("push_device")
    .select("session_hash")
    .where("session_hash", "=", sessionHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the browsers of a person whose session has not expired. */
export const devicesOf = (db: Db, accountId: string, now: Date) =>
  db
    .selectFrom("push_device")
    .innerJoin("session", "session.token_hash", "push_device.session_hash")
    .selectAll("push_device")
    .where("push_device.account_id", "=", accountId)
    .where("session.expires_at", ">", now.toISOString())
    .execute();

/** After so many failures in a row a browser counts as gone. */
const mostFailures = 6;

/**
 * Counts a message that could not be sent. From the second failure on, the messages of one day are left out, then of
 * two days, four and so on.
 */
export async function countFailure(db: Db, sessionHash: string, { failures, now }: { failures: number; now: Date }) {
  if (failures + 1 >= mostFailures) return void (await removeDevice(db, sessionHash));
  const rest = failures === 0 ? 0 : 2 ** (failures - 1) * day + hour;
  await db
    .updateTable("push_device")
    .set({ failures: failures + 1, rests_until: new Date(now.getTime() + rest).toISOString() })
    .where("session_hash", "=", sessionHash)
    .execute();
}

export const clearFailures = (db: Db, sessionHash: string) =>
  db
    .updateTable("push_device")
    .set({ failures: 0, rests_until: null })
    .where("session_hash", "=", sessionHash)
    .execute();

/** Lists a person's browsers, without the keys that would allow sending to them. */
export async function exportDevices(db: Db, accountId: string) {
  const rows = await db
    .selectFrom("push_device")
    .select(["endpoint", "created_at"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();
  return rows.map(({ endpoint, created_at: createdAt }) => ({ pushService: new URL(endpoint).host, createdAt }));
}
