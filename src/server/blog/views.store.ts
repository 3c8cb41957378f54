import type { Db } from "../db/open.ts";

/** A view's key, and the slug of what was read. */
export type Views = ReadonlyMap<string, string>;

/** More values than this would be too many for one statement. */
const most = 500;

/** Counts each key once, however often and by however many servers it is told. */
export async function recordViews(db: Db, { views, day }: { views: Views; day: string }) {
  const keys = [...views.keys()];
  await db.transaction().execute(async (change) => {
    for (let from = 0; from < keys.length; from += most) {
      const values = keys.slice(from, from + most).map((key) => ({ key, day }));
      const counted = await change
        .insertInto("view_seen")
        .values(values)
        .onConflict((clash) => clash.column("key").doNothing())
        .returning("key")
        .execute();
      if (counted.length > 0) await addViews(change, tally(counted.map(({ key }) => views.get(key) ?? "")));
    }
  });
}

/** In one order, so that two servers never wait for each other. */
const tally = (slugs: string[]) =>
  Array.from(
    Map.groupBy(slugs, (slug) => slug),
    ([slug, each]) => ({ slug, views: each.length }),
  ).toSorted((a, b) => (a.slug < b.slug ? -1 : 1));

async function addViews(db: Db, counted: { slug: string; views: number }[]) {
  await db
    .insertInto("post_view")
    .values(counted)
    .onConflict((clash) =>
      clash.column("slug").doUpdateSet((row) => ({ views: row("post_view.views", "+", row.ref("excluded.views")) })),
    )
    .execute();
}

export async function readViewCounts(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom("post_view").select(["slug", "views"]).execute();
  return new Map(rows.map(({ slug, views }) => [slug, views]));
}

/** Of the days before this one nothing is kept but the counts. */
export async function forgetViewsBefore(db: Db, day: string) {
  await db.deleteFrom("view_seen").where("day", "<", day).execute();
}
