import { hash, randomBytes } from "node:crypto";
import { day, second } from "#model/durations.ts";
import type { User } from "#model/user.ts";
import { deleteUpTo } from "../db/delete-up-to.ts";
import type { Db } from "../db/open.ts";
import { prepared } from "../db/prepared.ts";
import { longestSession, sessionLifetime } from "../http/cookies.ts";
import { toSettings } from "../practice-log/settings.store.ts";
import { addressOf } from "./account-address.ts";
import { lockAccount } from "./account-lock.ts";
import { deviceName } from "./device-name.ts";

/** Returns the hash of a token. Only the hash is stored, so nobody can sign in with what is in the database. */
export const hashOfSession = (token: string) => hash("sha256", token, "base64url");

const endOf = (begun: Date, used: Date) =>
  new Date(
    Math.min(begun.getTime() + longestSession * second, used.getTime() + sessionLifetime * second),
  ).toISOString();

interface NewSession {
  accountId: string;
  /** The User-Agent of the browser. Only the name of the device is stored. */
  agent: string;
  now: Date;
  /** Throws where what the person has proved is no longer true, for example because the password has been replaced. */
  requireProof?: ((tx: Db) => Promise<void>) | undefined;
}

/**
 * An account has at most so many sessions, far more than anybody has browsers, so that repeated sign-ins cannot fill
 * the table.
 */
export const mostSessions = 100;

/**
 * Inserts a session and returns its token: 256 random bits, which only the browser gets. If the account has its full
 * number of sessions, the one that was used longest ago ends.
 */
export async function createSession(db: Db, { accountId, agent, now, requireProof }: NewSession): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const at = now.toISOString();
  const row = { created_at: at, renewed_at: at, expires_at: endOf(now, now), device: deviceName(agent) };
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    await requireProof?.(tx);
    await deleteOldest(tx, accountId);
    await tx
      .insertInto("session")
      .values({ token_hash: hashOfSession(token), account_id: accountId, ...row })
      .execute();
  });
  return token;
}

/** Deletes the sessions that were used longest ago, so that there is room for one more. */
const deleteOldest = (tx: Db, accountId: string) =>
  tx
    .deleteFrom("session")
    .where("account_id", "=", accountId)
    .where("token_hash", "not in", (row) =>
      row
        .selectFrom("session")
        .select("token_hash")
        .where("account_id", "=", accountId)
        .orderBy("renewed_at", "desc")
        .orderBy("created_at", "desc")
        .limit(mostSessions - 1),
    )
    .execute();

/** Finds a session with one query. At most once a day a second query extends it. */
export async function findSession(db: Db, { token, now }: { token: string; now: Date }) {
  const tokenHash = hashOfSession(token);
  const [row] = await personOfSession(db, { tokenHash, now: now.toISOString() });
  if (!row) return null;
  const isRenewed = now.getTime() - Date.parse(row.renewed_at) > day;
  if (isRenewed) await renew(db, { tokenHash, begun: new Date(row.begun_at), now });
  return { user: toUser(row), isRenewed };
}

const renew = (db: Db, { tokenHash, begun, now }: { tokenHash: string; begun: Date; now: Date }) =>
  db
    .updateTable("session")
    .set({ renewed_at: now.toISOString(), expires_at: endOf(begun, now) })
    .where("token_hash", "=", tokenHash)
    .execute();

/** Finds when an open session of an account began, and its public id; null for any other token. */
export async function findSessionOf(db: Db, accountId: string, { token, now }: { token: string; now: Date }) {
  const row = await db
    .selectFrom("session")
    .select("created_at as at")
    .where("token_hash", "=", hashOfSession(token))
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row ? { at: row.at, sessionId: publicIdOf(hashOfSession(token)) } : null;
}

export async function deleteSession(db: Db, token: string) {
  await db.deleteFrom("session").where("token_hash", "=", hashOfSession(token)).execute();
}

/** Returns the name of a session for its owner. It reveals neither the token nor the stored hash. */
const publicIdOf = (tokenHash: string) => hash("sha256", `session ${tokenHash}`, "hex").slice(0, 32);

/** Lists the sessions of an account that have not expired, the latest used first. */
export async function listSessions(db: Db, accountId: string, { token, now }: { token: string | null; now: Date }) {
  const rows = await db
    .selectFrom("session")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now.toISOString())
    .orderBy("renewed_at", "desc")
    .orderBy("created_at", "desc")
    .execute();
  const current = token && hashOfSession(token);
  return rows.map(({ token_hash, created_at, renewed_at, device }) => ({
    id: publicIdOf(token_hash),
    current: token_hash === current,
    createdAt: created_at,
    lastUsedAt: renewed_at,
    device,
  }));
}

export async function deleteSessionById(db: Db, accountId: string, id: string) {
  const rows = await db.selectFrom("session").select("token_hash").where("account_id", "=", accountId).execute();
  const found = rows.find(({ token_hash }) => publicIdOf(token_hash) === id);
  if (found) await db.deleteFrom("session").where("token_hash", "=", found.token_hash).execute();
}

/** Deletes all sessions of an account except that of `token`. */
export async function deleteOtherSessions(db: Db, accountId: string, token: string | null) {
  await db
    .deleteFrom("session")
    .where("account_id", "=", accountId)
    .where("token_hash", "!=", hashOfSession(token ?? ""))
    .execute();
}

/** Lists the stored sessions of an account, without their token hashes. */
export const exportSessions = (db: Db, accountId: string) =>
  db
    .selectFrom("session")
    .select(["created_at as createdAt", "renewed_at as renewedAt", "expires_at as expiresAt", "device"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();

export const deleteExpiredSessions = (db: Db, now: Date) =>
  deleteUpTo(db, { table: "session", column: "expires_at", upTo: now.toISOString() });

export async function findUser(db: Db, accountId: string): Promise<User | null> {
  const row = await people(db).where("account.id", "=", accountId).executeTakeFirst();
  return row ? toUser(row) : null;
}

export async function getUser(db: Db, accountId: string): Promise<User> {
  const user = await findUser(db, accountId);
  if (!user) throw new Error(`The account ${accountId} is gone`);
  return user;
}

const people = (db: Db) =>
  db
    .selectFrom("account")
    .leftJoin("person_setting", "person_setting.account_id", "account.id")
    .select(["account.id", "account.email", "account.email_as_typed", "account.email_verified"])
    .select("account.pending_email")
    .select(["account.name", "account.image", "account.created_at"])
    .select(["person_setting.day_begins_at", "person_setting.show_streaks"]);

const personOfSession = prepared((db, { tokenHash, now }: { tokenHash: string; now: string }) =>
  people(db)
    .innerJoin("session", "session.account_id", "account.id")
    .select(["session.created_at as begun_at", "session.renewed_at"])
    .where("session.token_hash", "=", tokenHash)
    .where("session.expires_at", ">", now),
);

type PersonRow = Awaited<ReturnType<ReturnType<typeof people>["execute"]>>[number];

const toUser = (row: PersonRow): User => ({
  uid: row.id,
  email: addressOf(row),
  emailVerified: row.email_verified === 1,
  pendingEmail: row.pending_email,
  displayName: row.name,
  photoURL: row.image,
  metadata: { creationTime: row.created_at },
  settings: toSettings(row),
});
