import type { Db } from "../db/open.ts";
import { prepared } from "../db/prepared.ts";

const insert = prepared((db, favorite: { accountId: string; mantraId: string; addedAt: string }) =>
  db
    .insertInto("favorite")
    .values({ account_id: favorite.accountId, mantra_id: favorite.mantraId, added_at: favorite.addedAt })
    .onConflict((conflict) => conflict.columns(["account_id", "mantra_id"]).doNothing()),
);

/** Adds a favorite. Adding it again changes nothing, not even its place in the list. */
export async function addFavorite(db: Db, accountId: string, { mantraId, at }: { mantraId: string; at: Date }) {
  await insert(db, { accountId, mantraId, addedAt: at.toISOString() });
}

const remove = prepared((db, { accountId, mantraId }: { accountId: string; mantraId: string }) =>
  db.deleteFrom("favorite").where("account_id", "=", accountId).where("mantra_id", "=", mantraId),
);

export async function removeFavorite(db: Db, accountId: string, mantraId: string) {
  await remove(db, { accountId, mantraId });
}

/** Lists the ids of the mantras, the newest favorite first. */
export async function listFavorites(db: Db, accountId: string): Promise<string[]> {
  const rows = await exportFavorites(db, accountId);
  return rows.map(({ mantraId }) => mantraId);
}

const select = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom("favorite")
    .select(["mantra_id as mantraId", "added_at as addedAt"])
    .where("account_id", "=", accountId)
    .orderBy("added_at", "desc")
    .orderBy("mantra_id"),
);

/** Lists the stored favorites of an account, the newest first. */
export const exportFavorites = (db: Db, accountId: string): Promise<{ mantraId: string; addedAt: string }[]> =>
  select(db, { accountId });
