import { hash } from "node:crypto";
import type { Db } from "../db/open.ts";
import type { ImageType } from "./image-header.ts";

export interface Photo {
  type: ImageType;
  bytes: Uint8Array;
}

export const photoFolder = "/photos/";

/**
 * Returns the name of a photo in its path. The name depends on the account, so even a person with the same picture
 * cannot guess it.
 */
const hashOf = (accountId: string, { bytes }: Photo) =>
  hash("sha256", Buffer.concat([Buffer.from(`${accountId} `), bytes]), "base64url");

/** Replaces the photo of an account; null removes it. Runs in the caller's transaction. */
export async function savePhoto(tx: Db, accountId: string, { photo, now }: { photo: Photo | null; now: Date }) {
  const name = photo && hashOf(accountId, photo);
  const at = now.toISOString();
  // This statement comes first, because it locks the row of the account. Of two simultaneous changes, the later one
  // then replaces both parts.
  await tx
    .updateTable("account")
    .set({ image: name && photoFolder + name, updated_at: at })
    .where("id", "=", accountId)
    .execute();
  await tx.deleteFrom("photo").where("account_id", "=", accountId).execute();
  if (photo === null || name === null) return;
  const content = Buffer.from(photo.bytes).toString("base64");
  await tx
    .insertInto("photo")
    .values({ account_id: accountId, hash: name, type: photo.type, content, added_at: at })
    .execute();
}

export async function findPhoto(db: Db, name: string) {
  const row = await db.selectFrom("photo").select(["type", "content"]).where("hash", "=", name).executeTakeFirst();
  return row ? { type: row.type, bytes: Buffer.from(row.content, "base64") } : null;
}

/** Reads the photo of an account, in base64; null without one. */
export const exportPhoto = async (db: Db, accountId: string) =>
  (await db
    .selectFrom("photo")
    .select(["type", "content as base64", "added_at as addedAt"])
    .where("account_id", "=", accountId)
    .executeTakeFirst()) ?? null;
