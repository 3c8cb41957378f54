import { describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { testDatabases } from "../db/test-databases.ts";
import { testApp } from "../test-app.ts";
import { signUp } from "../test-people.ts";
import { chanted, entryId, today } from "./test-entries.ts";

const own = { deityId: "own", mantraId: "own-k3v9x2m7" };
const title = "Your own mantra";

describe.each(testDatabases())("on $name", ({ open }) => {
  test("a mantra that a person has made counts in log, totals, history and on its own page, under its id alone", async () => {
    await using db = await open();
    const { call } = await signUp(testApp({ db }).ask, "Asha");
    const empty = { ...own, title, repetitions: 0, malas: 0, days: 0, longestRun: 0, firstDay: null, lastDay: null };
    expect(await call(api.mantraPractice, own)).toEqual({ ...empty, year: [] });

    await call(api.recordChant, {}, { ...chanted(1, 108), ...own });
    await call(
      api.addChant,
      {},
      { id: entryId(2), ...own, repetitions: 216, localDate: "2026-11-19", timeZone: "UTC" },
    );
    const other = { ...chanted(3, 21), deityId: "shiva", mantraId: "om-namah-shivaya" };
    await call(api.recordChant, {}, other);
    await call(api.correctPractice, { id: entryId(3) }, own);

    const { profile, recent } = await call(api.profile, {});
    expect(profile).toMatchObject({ totalChants: 345, malasToday: 1, streakDays: 2 });
    expect(recent.map((entry) => entry.kind === "chant" && [entry.deityId, entry.mantraId, entry.title])).toEqual(
      Array.from({ length: 3 }, () => [own.deityId, own.mantraId, title]),
    );
    expect((await call(api.practice, {})).mantras).toEqual([{ ...own, title, repetitions: 345 }]);
    expect(await call(api.mantraPractice, own)).toMatchObject({ title, repetitions: 345, malas: 3, days: 2 });
  });

  test("the search of the history finds it by what the server calls it, and by what it is", async () => {
    await using db = await open();
    const { call } = await signUp(testApp({ db }).ask, "Asha");
    await call(api.recordChant, {}, { ...chanted(1, 108), ...own });
    await call(api.recordChant, {}, chanted(2, 40));
    const found = async (query: { search?: string; mantraId?: string }) => {
      const { months } = await call(api.practiceMonths, query);
      const { entries } = await call(api.practiceEntries, { ...query, month: today.slice(0, 7) });
      return [months[0]?.repetitions ?? 0, entries.length];
    };
    expect(await found({ search: "own mantra" })).toEqual([108, 1]);
    expect(await found({ search: "chant" })).toEqual([148, 2]);
    expect(await found({ search: "shiva" })).toEqual([40, 1]);
    expect(await found({ search: "sitting" })).toEqual([0, 0]);
    expect(await found({ mantraId: own.mantraId })).toEqual([108, 1]);
  });
});

test.each([
  { deityId: "own", mantraId: "om-namah-shivaya" },
  { deityId: "shiva", mantraId: own.mantraId },
  { deityId: "own", mantraId: "own-guru" },
  { deityId: "own", mantraId: "own-Guru's gift" },
  { deityId: "own", mantraId: `own-${"x".repeat(33)}` },
])("$deityId / $mantraId is no id that a device makes, and is refused", async (named) => {
  const { call } = await signUp(testApp().ask, "Asha");
  const refused = { code: "unknown-mantra" };
  await expect(call(api.recordChant, {}, { ...chanted(1, 108), ...named })).rejects.toMatchObject(refused);
});

test("no deity and no mantra of the catalogue passes for one of these", () => {
  const { library } = testApp().deps;
  expect([...library.deities.keys()]).not.toContain("own");
  expect([...library.chants.keys()].filter((id) => id.startsWith("own-"))).toEqual([]);
});
