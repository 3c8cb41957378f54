import { describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { testDatabases } from "../db/test-databases.ts";
import { testApp } from "../test-app.ts";
import { signUp } from "../test-people.ts";
import { addFavorite } from "./favorites.store.ts";

const om = { mantraId: "om-namah-shivaya" };
const hare = { mantraId: "maha-mantra" };

describe.each(testDatabases())("on $name", ({ open }) => {
  test("a favorite is listed with its deity, the newest first, and is gone when removed", async () => {
    await using db = await open();
    let now = new Date("2026-11-20T12:00Z");
    const asha = await signUp(testApp({ db, now: () => now }).ask, "Asha");
    expect(await asha.call(api.addFavorite, om)).toEqual({ ...om, favorite: true });
    now = new Date("2026-11-20T12:01Z");
    await asha.call(api.addFavorite, hare);
    const listed = await asha.call(api.favorites, {});
    expect(listed.map(({ mantra, deity }) => [mantra.id, deity])).toEqual([
      [hare.mantraId, { id: "krishna", name: "Krishna" }],
      [om.mantraId, { id: "shiva", name: "Shiva" }],
    ]);
    expect(await asha.call(api.removeFavorite, hare)).toEqual({ ...hare, favorite: false });
    expect((await asha.call(api.favorites, {})).map(({ mantra }) => mantra.id)).toEqual([om.mantraId]);
  });

  test("saying it twice, also at once, changes nothing the second time", async () => {
    await using db = await open();
    const asha = await signUp(testApp({ db }).ask, "Asha");
    await Promise.all(Array.from({ length: 10 }, () => asha.call(api.addFavorite, om)));
    expect(await asha.call(api.favorites, {})).toHaveLength(1);
    await asha.call(api.removeFavorite, om);
    expect(await asha.call(api.removeFavorite, om)).toEqual({ ...om, favorite: false });
  });
});

test("a favorite carries the mantra as lists show it, without its timing", async () => {
  const { ask, call } = testApp();
  const asha = await signUp(ask, "Asha");
  await asha.call(api.addFavorite, om);
  const shiva = await call(api.deity, { deityId: "shiva" });
  const [favorite] = await asha.call(api.favorites, {});
  expect(favorite?.mantra).toEqual(shiva.mantras.find(({ id }) => id === om.mantraId));
});

test.each(["nope", "Om", "__proto__", "constructor", "%E2%82%AC", "a%2Fb", "x".repeat(99)])(
  "the mantra %j cannot become a favorite",
  async (mantraId) => {
    const asha = await signUp(testApp().ask, "Asha");
    const reply = await asha.ask(`/api/favorites/${mantraId}`, { method: "POST" });
    expect([reply.status, await reply.text()]).toEqual([404, "Mantra not found"]);
    expect(await asha.call(api.favorites, {})).toEqual([]);
  },
);

test("what can be no mantra's id cannot be removed either", async () => {
  const asha = await signUp(testApp().ask, "Asha");
  expect((await asha.ask("/api/favorites/%E2%82%AC", { method: "DELETE" })).status).toBe(404);
});

test("a favorite that the catalogue no longer teaches is not shown, is not lost, and can be removed", async () => {
  const { ask, deps } = testApp();
  const asha = await signUp(ask, "Asha");
  const { id: accountId } = await deps.db.selectFrom("account").select("id").executeTakeFirstOrThrow();
  await addFavorite(deps.db, accountId, { mantraId: "once-taught", at: deps.now() });
  expect(await asha.call(api.favorites, {})).toEqual([]);
  const stored = () => deps.db.selectFrom("favorite").select("mantra_id").execute();
  expect(await stored()).toEqual([{ mantra_id: "once-taught" }]);
  await asha.call(api.removeFavorite, { mantraId: "once-taught" });
  expect(await stored()).toEqual([]);
});

test("favorites are never kept by a cache", async () => {
  const asha = await signUp(testApp().ask, "Asha");
  expect((await asha.ask("/api/favorites")).headers.get("cache-control")).toBe("private, no-store");
});
