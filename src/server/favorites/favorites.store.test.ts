import { describe, expect, test } from "vitest";
import { isForeignKeyViolation } from "../db/database-errors.ts";
import { testDatabases } from "../db/test-databases.ts";
import { withPeople } from "../test-people.ts";
import { addFavorite, exportFavorites, listFavorites, removeFavorite } from "./favorites.store.ts";

const monday = new Date("2026-11-16T06:00Z");
const tuesday = new Date("2026-11-17T06:00Z");
const om = "om-namah-shivaya";
const hare = "maha-mantra";

describe.each(testDatabases())("on $name", ({ open }) => {
  test("the newest favorite comes first, and adding twice keeps one, at its place", async () => {
    await using db = await withPeople(await open(), "asha");
    await addFavorite(db, "asha", { mantraId: om, at: monday });
    await addFavorite(db, "asha", { mantraId: hare, at: tuesday });
    await addFavorite(db, "asha", { mantraId: om, at: tuesday });
    expect(await listFavorites(db, "asha")).toEqual([hare, om]);
  });

  test("a favorite added by many requests at once is one favorite", async () => {
    await using db = await withPeople(await open(), "asha");
    await Promise.all(Array.from({ length: 20 }, () => addFavorite(db, "asha", { mantraId: om, at: monday })));
    expect(await listFavorites(db, "asha")).toEqual([om]);
  });

  test("removing touches only one person's list, and may be said twice", async () => {
    await using db = await withPeople(await open(), "asha", "ravi");
    await addFavorite(db, "asha", { mantraId: om, at: monday });
    await addFavorite(db, "ravi", { mantraId: om, at: monday });
    await removeFavorite(db, "asha", om);
    await removeFavorite(db, "asha", om);
    expect(await listFavorites(db, "asha")).toEqual([]);
    expect(await listFavorites(db, "ravi")).toEqual([om]);
  });

  test("the export tells when each was added", async () => {
    await using db = await withPeople(await open(), "asha");
    await addFavorite(db, "asha", { mantraId: om, at: monday });
    expect(await exportFavorites(db, "asha")).toEqual([{ mantraId: om, addedAt: "2026-11-16T06:00:00.000Z" }]);
  });

  test("favorites go with the account, and with no other", async () => {
    await using db = await withPeople(await open(), "asha", "ravi");
    await addFavorite(db, "asha", { mantraId: om, at: monday });
    await addFavorite(db, "ravi", { mantraId: om, at: monday });
    await db.deleteFrom("account").where("id", "=", "asha").execute();
    expect(await exportFavorites(db, "asha")).toEqual([]);
    expect(await listFavorites(db, "ravi")).toEqual([om]);
    await expect(addFavorite(db, "asha", { mantraId: om, at: tuesday })).rejects.toSatisfy(isForeignKeyViolation);
  });
});
