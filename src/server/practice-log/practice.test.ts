import { describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import type { PracticeQuery } from "#contract/personal-api.ts";
import { testDatabases } from "../db/test-databases.ts";
import { testApp } from "../test-app.ts";
import { signUp } from "../test-people.ts";
import { chanted, entryId, sat, today } from "./test-entries.ts";

describe.each(testDatabases())("on $name", ({ open }) => {
  test("a mala adds 108 to the total and begins a streak", async () => {
    await using db = await open();
    const asha = await signUp(testApp({ db }).ask, "Asha");
    expect(await asha.call(api.recordChant, {}, chanted(1, 108))).toEqual({ totalChants: 108, streakDays: 1 });
    expect(await asha.call(api.recordChant, {}, chanted(2, 40))).toEqual({ totalChants: 148, streakDays: 1 });
  });

  test("a sitting lengthens the streak and adds no chants", async () => {
    await using db = await open();
    const asha = await signUp(testApp({ db }).ask, "Asha");
    await asha.call(api.recordChant, {}, chanted(1, 108, "2026-11-19"));
    expect(await asha.call(api.recordSitting, {}, sat(2, 20))).toEqual({ streakDays: 2 });
    expect(await asha.call(api.practice, {})).toEqual({
      days: [
        { date: "2026-11-19", repetitions: 108, malas: 1, minutes: 0 },
        { date: today, repetitions: 0, malas: 0, minutes: 20 },
      ],
      mantras: [{ mantraId: "om-namah-shivaya", repetitions: 108, title: "Om Namah Shivaya", deityId: "shiva" }],
    });
  });

  test("an entry whose answer was lost, or that two tabs send at once, counts once", async () => {
    await using db = await open();
    const asha = await signUp(testApp({ db }).ask, "Asha");
    await Promise.all(Array.from({ length: 10 }, () => asha.call(api.recordChant, {}, chanted(1, 108))));
    const again = { ...chanted(1, 108), id: entryId(1).toUpperCase() };
    expect(await asha.call(api.recordChant, {}, again)).toEqual({ totalChants: 108, streakDays: 1 });
  });

  test("another content under the same id changes nothing: the first one holds", async () => {
    await using db = await open();
    const asha = await signUp(testApp({ db }).ask, "Asha");
    await asha.call(api.recordChant, {}, chanted(1, 40));
    expect(await asha.call(api.recordChant, {}, chanted(1, 108))).toMatchObject({ totalChants: 40 });
    await asha.call(api.recordSitting, {}, sat(1, 20));
    expect((await asha.call(api.practice, {})).days).toMatchObject([{ repetitions: 40, minutes: 0 }]);
  });

  test("a removed entry leaves the totals, and no late repetition brings it back", async () => {
    await using db = await open();
    const asha = await signUp(testApp({ db }).ask, "Asha");
    await asha.call(api.recordChant, {}, chanted(1, 108));
    expect(await asha.call(api.removePractice, { id: entryId(1) })).toEqual({ totalChants: 0, streakDays: 0 });
    expect(await asha.call(api.removePractice, { id: entryId(1) })).toEqual({ totalChants: 0, streakDays: 0 });
    expect(await asha.call(api.recordChant, {}, chanted(1, 108))).toEqual({ totalChants: 0, streakDays: 0 });
  });
});

test("a device whose clock is a day ahead loses nothing: what it sends has ended now, and counts for today", async () => {
  const asha = await signUp(testApp().ask, "Asha");
  const ahead = { startedAt: "2026-11-21T10:40:00Z", endedAt: "2026-11-21T11:00:00Z", localDate: "2026-11-21" };
  expect(await asha.call(api.recordChant, {}, { ...chanted(1, 108), ...ahead })).toMatchObject({ streakDays: 1 });
  expect(await asha.call(api.profile, {})).toMatchObject({
    profile: { malasToday: 1, lastActive: "2026-11-20T12:00:00.000Z" },
    recent: [{ startedAt: "2026-11-20T11:40:00.000Z", endedAt: "2026-11-20T12:00:00.000Z", localDate: today }],
  });
});

test("a mantra recorded under another spelling of its deity is kept under the deity's own id", async () => {
  const asha = await signUp(testApp().ask, "Asha");
  const mantra = { deityId: "ganesh", mantraId: "gam-ganapataye" };
  await asha.call(api.recordChant, {}, { ...chanted(1, 108), ...mantra });
  expect((await asha.call(api.profile, {})).recent).toMatchObject([{ ...mantra, deityId: "ganesha" }]);
});

test("the days asked for are those of the span, and of the last year when none is named", async () => {
  const asha = await signUp(testApp().ask, "Asha");
  for (const [number, date] of ["2025-11-19", "2025-11-20", "2026-11-18", today].entries()) {
    await asha.call(api.recordSitting, {}, { ...sat(number, 10, date), endedAt: `${date}T12:00:00Z` });
  }
  const datesOf = async (span: PracticeQuery) => (await asha.call(api.practice, span)).days.map(({ date }) => date);
  expect(await datesOf({})).toEqual(["2025-11-20", "2026-11-18", today]);
  expect(await datesOf({ from: "2026-11-01", to: "2026-11-19" })).toEqual(["2026-11-18"]);
  expect(await datesOf({ from: "2025-10-17" })).toEqual(["2025-11-19", "2025-11-20", "2026-11-18", today]);
});

test.each([
  ["?from=2026-02-30", '"from" must be a day of the calendar, such as 2026-11-20'],
  ["?to=yesterday", '"to" must be a day of the calendar, such as 2026-11-20'],
  ["?from=", '"from" must be a day of the calendar, such as 2026-11-20'],
  ["?from=2026-11-20&to=2026-11-19", "The first day must not be after the last"],
  ["?from=2025-10-16&to=2026-11-20", "No more than 400 days can be asked for"],
  ["?from=0000-01-01&to=9999-12-31", "No more than 400 days can be asked for"],
  ["?timeZone=5:30", "There is no such time zone"],
  ["?timeZone=%00", "There is no such time zone"],
])("the query %s is refused with a sentence", async (query, sentence) => {
  const asha = await signUp(testApp().ask, "Asha");
  const reply = await asha.ask(`/api/practice${query}`);
  expect([reply.status, await reply.text()]).toEqual([400, sentence]);
});

test.each(["nope", "__proto__", entryId(1)])("there is no entry %j to remove", async (id) => {
  const asha = await signUp(testApp().ask, "Asha");
  const reply = await asha.ask(`/api/practice/${id}`, { method: "DELETE" });
  expect([reply.status, await reply.text()]).toEqual([404, "Practice entry not found"]);
});

test("a night's practice belongs to the day before for who wants the day to begin at four", async () => {
  const { ask } = testApp({ now: () => new Date("2026-11-20T02:00Z") });
  const asha = await signUp(ask, "Asha");
  const night = { startedAt: "2026-11-20T01:00:00Z", endedAt: "2026-11-20T01:30:00Z", timeZone: "UTC" };
  await asha.call(api.recordChant, {}, { ...chanted(1, 108, "2026-11-18") });
  await asha.call(api.updateUser, {}, { dayBeginsAt: 4 });
  const reply = await asha.call(api.recordChant, {}, { ...chanted(2, 108, "2026-11-19"), ...night });
  expect(reply.streakDays).toBe(2);
  expect((await asha.call(api.profile, {})).profile.malasToday).toBe(1);
});

test.each(["Etc/Unknown", "Asia/Atlantis", "Etc/GMT-99"])(
  "what is practiced on a device whose zone %s is not known here is recorded for the day that the device tells",
  async (timeZone) => {
    const { ask, deps } = testApp({ now: () => new Date("2026-11-20T20:00Z") });
    const asha = await signUp(ask, "Asha");
    const zone = { timeZone, localDate: "2026-11-21" };
    await asha.call(api.recordChant, {}, { ...chanted(1, 108), ...zone });
    await asha.call(api.recordSitting, {}, { ...sat(2, 20), ...zone });
    expect((await asha.call(api.practice, { timeZone, to: "2026-11-21" })).days).toMatchObject([
      { date: "2026-11-21", malas: 1, minutes: 20 },
    ]);
    expect((await asha.call(api.profile, { timeZone })).recent).toHaveLength(2);
    const stored = await deps.db.selectFrom("practice_entry").select("time_zone").execute();
    expect(stored).toEqual([{ time_zone: "UTC" }, { time_zone: "UTC" }]);
  },
);

test("today can be told where the latest practice was in a zone that is not known here any more", async () => {
  const { ask, deps } = testApp();
  const asha = await signUp(ask, "Asha");
  await asha.call(api.recordChant, {}, chanted(1, 108));
  await deps.db.updateTable("practice_entry").set({ time_zone: "Asia/Atlantis" }).execute();
  expect((await asha.call(api.profile, {})).profile.malasToday).toBe(1);
});
