import { addDays } from "#engines/calendar-date.ts";
import { deleteUpTo } from "../db/delete-up-to.ts";
import type { Db } from "../db/open.ts";

/** A map from the key of a view to the slug of its teaching. */
export type Views = ReadonlyMap<string, string>;

const batchSize = 500;

/** Counts each key once, even if several servers record it several times. */
export async function recordViews(db: Db, { views, day }: { views: Views; day: string }) {
  const keys = [...views.keys()];
  await db.transaction().execute(async (tx) => {
    for (let from = 0; from < keys.length; from += batchSize) {
      const values = keys.slice(from, from + batchSize).map((key) => ({ key, day }));
      const counted = await tx
        .insertInto("view_seen")
        .values(values)
        .onConflict((conflict) => conflict.column("key").doNothing())
        .returning("key")
        .execute();
      if (counted.length > 0) await addViews(tx, tally(counted.map(({ key }) => views.get(key) ?? "")));
    }
  });
}

/** Counts views by slug. The slugs are always in the same order, so that two servers never deadlock. */
const tally = (slugs: string[]) =>
  Array.from(
    Map.groupBy(slugs, (slug) => slug),
    ([slug, each]) => ({ slug, views: each.length }),
  ).toSorted((a, b) => (a.slug < b.slug ? -1 : 1));

async function addViews(db: Db, counted: { slug: string; views: number }[]) {
  await db
    .insertInto("post_view")
    .values(counted)
    .onConflict((conflict) =>
      conflict.column("slug").doUpdateSet((row) => ({ views: row("post_view.views", "+", row.ref("excluded.views")) })),
    )
    .execute();
}

export async function readViewCounts(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom("post_view").select(["slug", "views"]).execute();
  return new Map(rows.map(({ slug, views }) => [slug, views]));
}

/** Deletes the keys of earlier days; the counts stay. */
export const deleteViewKeysBefore = (db: Db, day: string) =>
  deleteUpTo(db, { table: "view_seen", column: "day", upTo: addDays(day, -1) });
