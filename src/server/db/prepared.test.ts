import { afterEach, describe, expect, test } from "vitest";
import type { Db } from "./open.ts";
import { prepared } from "./prepared.ts";
import { testDatabases } from "./test-databases.ts";

describe.each(testDatabases())("A prepared query of $name", ({ open }) => {
  let db: Db;
  afterEach(() => db.destroy());

  const addViews = prepared((each, { slug, views }: { slug: string; views: number }) =>
    each.insertInto("post_view").values({ slug, views }),
  );
  const postsBetween = prepared((each, { least, most }: { least: number; most: number }) =>
    each.selectFrom("post_view").select("slug").where("views", ">=", least).where("views", "<=", most).orderBy("slug"),
  );

  test("is run with the values of each time", async () => {
    db = await open();
    await addViews(db, { slug: "first", views: 1 });
    await addViews(db, { slug: "second", views: 2 });
    expect(await postsBetween(db, { least: 1, most: 1 })).toEqual([{ slug: "first" }]);
    expect(await postsBetween(db, { least: 2, most: 9 })).toEqual([{ slug: "second" }]);
    expect(await postsBetween(db, { most: 2, least: 1 })).toEqual([{ slug: "first" }, { slug: "second" }]);
  });

  test("is made once for a database", async () => {
    db = await open();
    let times = 0;
    const slugs = prepared((each, { slug }: { slug: string }) => {
      times++;
      return each.selectFrom("post_view").select("slug").where("slug", "=", slug);
    });
    await slugs(db, { slug: "first" });
    await slugs(db, { slug: "second" });
    expect(times).toBe(1);
  });

  test("belongs to a transaction when it is run in one", async () => {
    db = await open();
    const undone = db.transaction().execute(async (each) => {
      await addViews(each, { slug: "first", views: 1 });
      throw new Error("No");
    });
    await expect(undone).rejects.toThrow("No");
    expect(await postsBetween(db, { least: 0, most: 9 })).toEqual([]);
  });
});
