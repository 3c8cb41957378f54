import type { Db } from "../db/open.ts";

/** Adding what is there already changes nothing, its place in the list neither. */
export async function addFavorite(db: Db, accountId: string, { mantraId, at }: { mantraId: string; at: Date }) {
  await db
    .insertInto("favorite")
    .values({ account_id: accountId, mantra_id: mantraId, added_at: at.toISOString() })
    .onConflict((clash) => clash.columns(["account_id", "mantra_id"]).doNothing())
    .execute();
}

export async function removeFavorite(db: Db, accountId: string, mantraId: string) {
  await db.deleteFrom("favorite").where("account_id", "=", accountId).where("mantra_id", "=", mantraId).execute();
}

/** The ids of the mantras, the newest favourite first. */
export async function listFavorites(db: Db, accountId: string): Promise<string[]> {
  const rows = await exportFavorites(db, accountId);
  return rows.map(({ mantraId }) => mantraId);
}

/** Everything stored of a person's favourites, the newest first. */
export function exportFavorites(db: Db, accountId: string): Promise<{ mantraId: string; addedAt: string }[]> {
  return db
    .selectFrom("favorite")
    .select(["mantra_id as mantraId", "added_at as addedAt"])
    .where("account_id", "=", accountId)
    .orderBy("added_at", "desc")
    .orderBy("mantra_id")
    .execute();
}
