import { describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import type { TodayQuery } from "#contract/personal-api.ts";
import { testDatabases } from "../db/test-databases.ts";
import { testApp } from "../test-app.ts";
import { signUp } from "../test-people.ts";
import { chanted, entryId, sat, today } from "./test-entries.ts";

describe.each(testDatabases())("on $name", ({ open }) => {
  test("a new profile is empty, and was never active", async () => {
    await using db = await open();
    const asha = await signUp(testApp({ db }).ask, "Asha");
    expect(await asha.call(api.profile, {})).toEqual({
      profile: { totalChants: 0, malasToday: 0, streakDays: 0, lastActive: null },
      favorites: [],
      recent: [],
    });
  });

  test("a profile tells the totals, the favorites and the latest entries", async () => {
    await using db = await open();
    const asha = await signUp(testApp({ db }).ask, "Asha");
    await asha.call(api.addFavorite, { mantraId: "om-namah-shivaya" });
    await asha.call(api.recordSitting, {}, sat(1, 20, "2026-11-19"));
    await asha.call(api.recordChant, {}, chanted(2, 108));
    const { profile, favorites, recent } = await asha.call(api.profile, {});
    expect(profile).toEqual({
      totalChants: 108,
      malasToday: 1,
      streakDays: 2,
      lastActive: "2026-11-20T08:00:00.000Z",
    });
    expect(favorites).toMatchObject([{ mantra: { id: "om-namah-shivaya" }, deity: { id: "shiva", name: "Shiva" } }]);
    expect(recent).toEqual([
      { kind: "chant", ...chanted(2, 108), title: "Om Namah Shivaya" },
      { kind: "sitting", ...sat(1, 20, "2026-11-19") },
    ]);
  });
});

test("a profile shows no more than the latest 20 entries", async () => {
  const asha = await signUp(testApp().ask, "Asha");
  for (let number = 1; number <= 25; number++) {
    const minute = String(number).padStart(2, "0");
    await asha.call(api.recordChant, {}, { ...chanted(number, 108), endedAt: `${today}T08:${minute}:00Z` });
  }
  const { recent } = await asha.call(api.profile, {});
  expect(recent.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => entryId(25 - index)));
});

test("today is the day of the zone that is asked for, else that of the latest practice", async () => {
  // At noon in UTC it is half past one the next morning in Kiritimati.
  const asha = await signUp(testApp({ now: () => new Date("2026-11-20T12:00Z") }).ask, "Asha");
  const tomorrow = { ...chanted(1, 108), localDate: "2026-11-21", timeZone: "Pacific/Kiritimati" };
  const ended = { startedAt: "2026-11-20T11:00:00Z", endedAt: "2026-11-20T11:30:00Z" };
  expect(await asha.call(api.recordChant, {}, { ...tomorrow, ...ended })).toMatchObject({ streakDays: 1 });
  const totalsIn = async (query: TodayQuery) => (await asha.call(api.profile, query)).profile;
  expect(await totalsIn({})).toMatchObject({ malasToday: 1, streakDays: 1 });
  expect(await totalsIn({ timeZone: "Pacific/Kiritimati" })).toMatchObject({ malasToday: 1, streakDays: 1 });
  expect(await totalsIn({ timeZone: "Europe/London" })).toMatchObject({ malasToday: 0, streakDays: 0 });
  expect((await asha.ask("/api/user/profile?timeZone=Asia/Atlantis%00")).status).toBe(400);
});
