import { hash, randomBytes } from "node:crypto";
import type { User } from "#model/user.ts";
import type { Db } from "../db/open.ts";
import { prepared } from "../db/prepared.ts";
import { sessionLifetime } from "../http/session-cookie.ts";
import { toSettings } from "../practice/settings.store.ts";

const second = 1000;
const day = 24 * 60 * 60 * second;

/** Only this is stored, so nobody can sign in with what the database holds. */
const hashOf = (token: string) => hash("sha256", token, "base64url");

const endOf = (now: Date) => new Date(now.getTime() + sessionLifetime * second).toISOString();

/** Inserts a session and returns its token: 256 random bits, for the browser alone. */
export async function createSession(db: Db, { accountId, now }: { accountId: string; now: Date }): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const at = now.toISOString();
  await db
    .insertInto("session")
    .values({
      token_hash: hashOf(token),
      account_id: accountId,
      created_at: at,
      renewed_at: at,
      expires_at: endOf(now),
    })
    .execute();
  return token;
}

/** One query, and at most once a day a second one that extends the session. */
export async function findSession(db: Db, { token, now }: { token: string; now: Date }) {
  const tokenHash = hashOf(token);
  const [row] = await personOfSession(db, { tokenHash, now: now.toISOString() });
  if (!row) return null;
  const isRenewed = now.getTime() - Date.parse(row.renewed_at) > day;
  if (isRenewed) await renew(db, { tokenHash, now });
  return { user: toUser(row), isRenewed };
}

const renew = (db: Db, { tokenHash, now }: { tokenHash: string; now: Date }) =>
  db
    .updateTable("session")
    .set({ renewed_at: now.toISOString(), expires_at: endOf(now) })
    .where("token_hash", "=", tokenHash)
    .execute();

export async function deleteSession(db: Db, token: string) {
  await db.deleteFrom("session").where("token_hash", "=", hashOf(token)).execute();
}

/** Stored sessions of an account, without their token hashes. */
export const exportSessions = (db: Db, accountId: string) =>
  db
    .selectFrom("session")
    .select(["created_at as createdAt", "renewed_at as renewedAt", "expires_at as expiresAt"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();

export async function deleteExpiredSessions(db: Db, now: Date) {
  await db.deleteFrom("session").where("expires_at", "<=", now.toISOString()).execute();
}

export async function findUser(db: Db, accountId: string): Promise<User | null> {
  const row = await people(db).where("account.id", "=", accountId).executeTakeFirst();
  return row ? toUser(row) : null;
}

const people = (db: Db) =>
  db
    .selectFrom("account")
    .leftJoin("person_setting", "person_setting.account_id", "account.id")
    .select(["account.id", "account.email", "account.name", "account.image", "account.created_at"])
    .select(["person_setting.day_begins_at", "person_setting.show_streaks"]);

const personOfSession = prepared((db, { tokenHash, now }: { tokenHash: string; now: string }) =>
  people(db)
    .innerJoin("session", "session.account_id", "account.id")
    .select("session.renewed_at")
    .where("session.token_hash", "=", tokenHash)
    .where("session.expires_at", ">", now),
);

type PersonRow = Awaited<ReturnType<ReturnType<typeof people>["execute"]>>[number];

const toUser = (row: PersonRow): User => ({
  uid: row.id,
  email: row.email,
  displayName: row.name,
  photoURL: row.image,
  metadata: { creationTime: row.created_at },
  settings: toSettings(row),
});
