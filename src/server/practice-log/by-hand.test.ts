import { describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { testDatabases } from "../db/test-databases.ts";
import { testApp } from "../test-app.ts";
import { signUp } from "../test-people.ts";
import { away, chanted, entryId, sat, shiva, today } from "./test-entries.ts";

type Person = Awaited<ReturnType<typeof signUp>>;

const exported = async ({ call }: Person) => (await call(api.exportUser, {}))["practice"];
const totals = async ({ call }: Person) => (await call(api.profile, {})).profile;
const days = async ({ call }: Person) => (await call(api.practice, {})).days;
const history = async ({ call }: Person) => (await call(api.practiceEntries, { month: "2026-11" })).entries;

describe.each(testDatabases())("on $name", ({ open }) => {
  test("what was chanted elsewhere is added by its day, marked, and counts like all else", async () => {
    await using db = await open();
    const asha = await signUp(testApp({ db }).ask, "Asha");
    await asha.call(api.recordChant, {}, chanted(1, 108));
    await asha.call(api.recordSitting, {}, sat(2, 20, "2026-11-19"));
    // In India it is the hour after noon.
    const noon = "2026-11-18T07:00:00.000Z";
    const entry = { kind: "chant", ...away(3), startedAt: noon, endedAt: noon, title: "Om Namah Shivaya" };
    const note = "At the river.\nWith Mira.";
    const added = await asha.call(api.addChant, {}, away(3, { note: ` ${note} ` }));
    expect(added).toEqual({ ...entry, isByHand: true, note });
    expect(await totals(asha)).toMatchObject({ totalChants: 648, malasToday: 1, streakDays: 3 });
    expect((await days(asha))[0]).toEqual({ date: "2026-11-18", repetitions: 540, malas: 5, minutes: 0 });
    expect(await exported(asha)).toContainEqual({ ...withoutTitle(added), recordedAt: "2026-11-20T12:00:00.000Z" });
    // Only the history shows the note.
    expect((await asha.call(api.profile, {})).recent.at(-1)).toEqual({ ...entry, isByHand: true });

    const sitting = { id: entryId(4), minutes: 300, localDate: today, timeZone: "UTC" };
    const now = "2026-11-20T12:00:00.000Z";
    expect(await asha.call(api.addSitting, {}, sitting)).toEqual({
      kind: "sitting",
      ...sitting,
      soundId: null,
      startedAt: now,
      endedAt: now,
      isByHand: true,
    });
    expect((await days(asha)).at(-1)).toMatchObject({ date: today, minutes: 300 });
  });

  test("the same id again adds nothing, and a removed entry does not return", async () => {
    await using db = await open();
    const asha = await signUp(testApp({ db }).ask, "Asha");
    await asha.call(api.addChant, {}, away(1));
    expect(await asha.call(api.addChant, {}, away(1, { repetitions: 1 }))).toMatchObject({ repetitions: 540 });
    expect(await totals(asha)).toMatchObject({ totalChants: 540 });
    await asha.call(api.removePractice, { id: entryId(1) });
    await expect(asha.call(api.addChant, {}, away(1))).rejects.toThrow("404: Practice entry not found");
    expect(await totals(asha)).toMatchObject({ totalChants: 0 });
  });

  test("a correction changes totals, streak and calendar at once, and the export tells what was recorded", async () => {
    await using db = await open();
    const asha = await signUp(testApp({ db }).ask, "Asha");
    const correct = (change: object) => asha.call(api.correctPractice, { id: entryId(1) }, change);
    await asha.call(api.recordChant, {}, chanted(1, 40, "2026-11-19"));
    await asha.call(api.recordChant, {}, chanted(2, 108));
    expect(await correct({ repetitions: 108 })).toMatchObject({ repetitions: 108, isCorrected: true });
    expect(await totals(asha)).toMatchObject({ totalChants: 216, streakDays: 2 });
    const moved = {
      localDate: "2026-11-17",
      startedAt: "2026-11-17T06:00:00.000Z",
      endedAt: "2026-11-17T08:00:00.000Z",
    };
    expect(await correct({ localDate: "2026-11-17" })).toMatchObject(moved);
    await correct({ deityId: "krishna", mantraId: "maha-mantra", repetitions: 250 });
    expect(await totals(asha)).toMatchObject({ totalChants: 358, streakDays: 1 });
    expect(await asha.call(api.practice, {})).toMatchObject({
      days: [{ date: "2026-11-17", repetitions: 250, malas: 2 }, { date: today }],
      mantras: [{ mantraId: "maha-mantra", repetitions: 250 }, { mantraId: "om-namah-shivaya" }],
    });
    expect(await exported(asha)).toContainEqual({
      kind: "chant",
      ...chanted(1, 250),
      ...moved,
      deityId: "krishna",
      mantraId: "maha-mantra",
      isCorrected: true,
      correctedAt: "2026-11-20T12:00:00.000Z",
      firstRecorded: { localDate: "2026-11-19", ...shiva, repetitions: 40 },
      recordedAt: "2026-11-20T12:00:00.000Z",
    });
  });

  test("a sitting is corrected, and a note alone is no correction", async () => {
    await using db = await open();
    const asha = await signUp(testApp({ db }).ask, "Asha");
    await asha.call(api.recordSitting, {}, sat(1, 20));
    const correct = (change: object) => asha.call(api.correctPractice, { id: entryId(1) }, change);
    expect(await correct({ note: "Quiet." })).toEqual({ kind: "sitting", ...sat(1, 20), note: "Quiet." });
    expect(await correct({ minutes: 25 })).toMatchObject({ minutes: 25, isCorrected: true, note: "Quiet." });
    expect(await days(asha)).toMatchObject([{ minutes: 25 }]);
    expect(await correct({ note: " \n" })).not.toHaveProperty("note");
  });

  test("a removed entry leaves nothing behind: no note, no mark, no first word", async () => {
    await using db = await open();
    const asha = await signUp(testApp({ db }).ask, "Asha");
    await asha.call(api.addChant, {}, away(1, { note: "At the river" }));
    await asha.call(api.correctPractice, { id: entryId(1) }, { repetitions: 108 });
    await asha.call(api.removePractice, { id: entryId(1) });
    const row = await db.selectFrom("practice_entry").selectAll().executeTakeFirstOrThrow();
    const { account_id: _, ...left } = row;
    const known = Object.entries(left).filter(([, value]) => value !== null);
    expect(known.map(([name]) => name).toSorted()).toEqual(["id", "kind", "recorded_at", "removed_at"]);
    const again = asha.call(api.correctPractice, { id: entryId(1) }, { note: "again" });
    await expect(again).rejects.toThrow("404: Practice entry not found");
  });

  test("what an earlier release has removed loses its note with the next look at the sums", async () => {
    await using db = await open();
    const asha = await signUp(testApp({ db }).ask, "Asha");
    await asha.call(api.addChant, {}, away(1, { note: "At the river" }));
    const emptied = { mantra_id: null, repetitions: null, started_at: null, ended_at: null, local_date: null };
    await db
      .updateTable("practice_entry")
      .set({ ...emptied, deity_id: null, time_zone: null, removed_at: "2026-11-20T12:00:00.000Z" })
      .execute();
    expect(await totals(asha)).toMatchObject({ totalChants: 0 });
    expect(await db.selectFrom("practice_entry").select(["note", "by_hand"]).execute()).toEqual([
      { note: null, by_hand: null },
    ]);
  });

  test("malas that an earlier release did not count for an entry by hand are right for it after its next change", async () => {
    await using db = await open();
    const asha = await signUp(testApp({ db }).ask, "Asha");
    await asha.call(api.addChant, {}, away(1));
    await asha.call(api.addChant, {}, away(2));
    const forget = () => db.updateTable("practice_day").set({ malas: 0 }).execute();
    const asThatReleaseReads = () => db.selectFrom("practice_day").select("malas").execute();
    await forget();
    await asha.call(api.correctPractice, { id: entryId(1) }, { repetitions: 216 });
    expect(await days(asha)).toMatchObject([{ repetitions: 756, malas: 7 }]);
    expect(await asThatReleaseReads()).toEqual([{ malas: 7 }]);
    await forget();
    await asha.call(api.removePractice, { id: entryId(1) });
    expect(await days(asha)).toMatchObject([{ repetitions: 540, malas: 5 }]);
    expect(await asThatReleaseReads()).toEqual([{ malas: 5 }]);
    expect(await totals(asha)).toMatchObject({ totalChants: 540 });
  });

  test("another person's entry can neither be corrected nor told from one that does not exist", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    const [asha, ravi] = [await signUp(ask, "Asha"), await signUp(ask, "Ravi")];
    await ravi.call(api.addChant, {}, away(1, { note: "Only mine" }));
    const before = await exported(ravi);
    const replies = [entryId(1), entryId(2), "nothing"].map(async (id) => {
      const sent = { method: "PATCH", headers: { "content-type": "application/json" }, body: '{"repetitions":1}' };
      const reply = await asha.ask(`/api/practice/${id}`, sent);
      return [reply.status, await reply.text(), reply.headers.get("cache-control")];
    });
    for (const reply of await Promise.all(replies))
      expect(reply).toEqual([404, "Practice entry not found", "private, no-store"]);
    expect(await exported(ravi)).toEqual(before);
    expect(await history(asha)).toEqual([]);
  });

  test("a day takes no more by hand than it takes otherwise", async () => {
    await using db = await open();
    const asha = await signUp(testApp({ db }).ask, "Asha");
    for (let number = 1; number <= 13; number++)
      await asha.call(api.addChant, {}, away(number, { repetitions: 10_800, localDate: today, timeZone: "UTC" }));
    const overfull = "400: This much cannot be practiced in one day";
    const more = { repetitions: 10_800, localDate: today };
    await expect(asha.call(api.addChant, {}, away(20, { ...more, timeZone: "UTC" }))).rejects.toThrow(overfull);
    await asha.call(api.addChant, {}, away(21, { repetitions: 9_000 }));
    await asha.call(api.addChant, {}, away(22, { repetitions: 9_000 }));
    const move = (number: number) => asha.call(api.correctPractice, { id: entryId(number) }, { localDate: today });
    await move(21);
    await expect(move(22)).rejects.toThrow(overfull);
    expect((await days(asha)).map(({ repetitions }) => repetitions)).toEqual([9_000, 149_400]);
  });
});

test("a correction to today never ends in the future", async () => {
  const asha = await signUp(testApp().ask, "Asha");
  const evening = { startedAt: "2026-11-19T19:00:00.000Z", endedAt: "2026-11-19T20:00:00.000Z" };
  await asha.call(api.recordChant, {}, { ...chanted(1, 108, "2026-11-19"), ...evening });
  expect(await asha.call(api.correctPractice, { id: entryId(1) }, { localDate: today })).toMatchObject({
    localDate: today,
    startedAt: "2026-11-20T11:00:00.000Z",
    endedAt: "2026-11-20T12:00:00.000Z",
  });
});

test("today is the day of the zone and of the person's own rhythm", async () => {
  // At noon in UTC it is half past one the next morning in Kiritimati.
  const asha = await signUp(testApp({ now: () => new Date("2026-11-20T11:30Z") }).ask, "Asha");
  const tomorrow = { localDate: "2026-11-21" };
  await asha.call(api.addChant, {}, away(1, { ...tomorrow, timeZone: "Pacific/Kiritimati" }));
  const future = "400: A practice cannot be on a day that has not come yet";
  for (const timeZone of ["UTC", "Etc/Unknown"])
    await expect(asha.call(api.addChant, {}, away(2, { ...tomorrow, timeZone }))).rejects.toThrow(future);
  await asha.call(api.updateUser, {}, { dayBeginsAt: 4 });
  const late = asha.call(api.addChant, {}, away(3, { ...tomorrow, timeZone: "Pacific/Kiritimati" }));
  await expect(late).rejects.toThrow(future);
  await asha.call(api.addChant, {}, away(4, { localDate: today, timeZone: "Etc/Unknown" }));
  expect((await history(asha))[1]).toMatchObject({ localDate: today, timeZone: "UTC" });
});

const withoutTitle = <Entry extends object>(entry: Entry) =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => name !== "title"));
