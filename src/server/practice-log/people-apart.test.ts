import { describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { fillPath } from "#contract/endpoint.ts";
import { testDatabases } from "../db/test-databases.ts";
import { testApp } from "../test-app.ts";
import { signUp } from "../test-people.ts";
import { exportFavorites } from "../favorites/favorites.store.ts";
import { exportPractice } from "./practice.store.ts";
import { chanted, entryId, sat } from "./test-entries.ts";

const personal = Object.entries(api).filter(([, { access }]) => access === "signed-in");
const params = { mantraId: "om-namah-shivaya", id: entryId(1), sessionId: "0".repeat(32), passkeyId: "made" };

test.each(personal)("%s is refused to a visitor, whatever their cookie says", async (_, { method, path }) => {
  const { ask } = testApp();
  for (const cookie of ["", "session=", `session=${"x".repeat(43)}`, "session=../../admin; session=1"]) {
    const headers = { "sec-fetch-site": "same-origin", "content-type": "application/json", cookie };
    const reply = await ask(fillPath(path, params), { method, headers, ...(method !== "GET" && { body: "{}" }) });
    expect([reply.status, await reply.text()]).toEqual([401, "Login required"]);
    expect(reply.headers.get("cache-control")).toBe("private, no-store");
  }
});

describe.each(testDatabases())("on $name", ({ open }) => {
  test("whatever one person calls, another's rows are neither shown nor changed", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    const [asha, ravi] = [await signUp(ask, "Asha"), await signUp(ask, "Ravi")];
    await ravi.call(api.addFavorite, { mantraId: "maha-mantra" });
    await ravi.call(api.recordChant, {}, { ...chanted(1, 107), deityId: "krishna", mantraId: "maha-mantra" });
    await ravi.call(api.recordSitting, {}, sat(2, 33, "2026-11-19"));
    const ofRavi = async () => {
      const { id } = await db.selectFrom("account").select("id").where("name", "=", "Ravi").executeTakeFirstOrThrow();
      return [await exportFavorites(db, id), await exportPractice(db, id), await ravi.call(api.profile, {})];
    };
    const before = await ofRavi();
    expect(JSON.stringify(before)).toContain("maha-mantra");

    // Asha knows Ravi's ids, and has no entries of her own.
    const replies = [
      await asha.call(api.favorites, {}),
      await asha.call(api.profile, {}),
      await asha.call(api.practice, {}),
      await asha.call(api.removeFavorite, { mantraId: "maha-mantra" }),
      await asha.call(api.removePractice, { id: entryId(1) }).catch(String),
      await asha.call(api.removePractice, { id: entryId(3) }).catch(String),
    ];
    expect(replies).toEqual([
      [],
      { profile: { totalChants: 0, malasToday: 0, streakDays: 0, lastActive: null }, favorites: [], recent: [] },
      { days: [], mantras: [] },
      { mantraId: "maha-mantra", favorite: false },
      "ApiError: 404: Practice entry not found",
      "ApiError: 404: Practice entry not found",
    ]);

    // Asha may use the same id, and it only counts for her.
    expect(await asha.call(api.recordChant, {}, chanted(1, 5))).toEqual({ totalChants: 5, streakDays: 1 });
    expect(await asha.call(api.recordSitting, {}, sat(2, 1))).toEqual({ streakDays: 1 });
    expect(await asha.call(api.removePractice, { id: entryId(1) })).toEqual({ totalChants: 0, streakDays: 1 });
    await asha.call(api.addFavorite, { mantraId: "maha-mantra" });
    await asha.call(api.updateUser, {}, { dayBeginsAt: 4, showStreaks: false });
    expect(await ofRavi()).toEqual(before);
  });

  test("deleting one account leaves the other's rows, and none of its own", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    const [asha, ravi] = [await signUp(ask, "Asha"), await signUp(ask, "Ravi")];
    for (const person of [asha, ravi]) {
      await person.call(api.addFavorite, { mantraId: "maha-mantra" });
      await person.call(api.recordChant, {}, chanted(1, 108));
      await person.call(api.recordChant, {}, chanted(2, 108));
      await person.call(api.removePractice, { id: entryId(2) });
      await person.call(api.updateUser, {}, { dayBeginsAt: 3 });
    }
    await asha.call(api.deleteUser, {}, { password: "a quiet mala" });
    const { id } = await db.selectFrom("account").select("id").executeTakeFirstOrThrow();
    for (const table of ["favorite", "practice_entry", "person_setting"] as const) {
      const owners = await db.selectFrom(table).select("account_id").distinct().execute();
      expect([table, owners]).toEqual([table, [{ account_id: id }]]);
    }
    expect((await ravi.call(api.profile, {})).profile.totalChants).toBe(108);
  });
});
