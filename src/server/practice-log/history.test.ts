import { describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { addDays } from "#engines/calendar-date.ts";
import { testDatabases } from "../db/test-databases.ts";
import { testApp } from "../test-app.ts";
import { signUp } from "../test-people.ts";
import { chanted, entryId, fillLog, sat, today } from "./test-entries.ts";

const maha = { deityId: "krishna", mantraId: "maha-mantra" };

type Person = Awaited<ReturnType<typeof signUp>>;

/** Records chants and sittings of two months. The later month has three. */
async function practiceOf(person: Person) {
  await person.call(api.recordChant, {}, chanted(1, 108, "2026-10-31"));
  await person.call(api.recordChant, {}, { ...chanted(2, 40, "2026-11-01"), ...maha });
  await person.call(api.recordSitting, {}, sat(3, 20, "2026-11-01"));
  await person.call(api.recordChant, {}, chanted(4, 108));
}

const idsOf = async (person: Person, query: { month: string; search?: string; mantraId?: string; after?: string }) =>
  (await person.call(api.practiceEntries, query)).entries.map(({ id }) => id);

describe.each(testDatabases())("on $name", ({ open }) => {
  test("the log is listed by month with totals, and the entries of a month the latest first", async () => {
    await using db = await open();
    const asha = await signUp(testApp({ db }).ask, "Asha");
    expect(await asha.call(api.practiceMonths, {})).toEqual({ months: [], next: null });
    await practiceOf(asha);
    expect(await asha.call(api.practiceMonths, {})).toEqual({
      months: [
        { month: "2026-11", days: 2, repetitions: 148, malas: 1, minutes: 20 },
        { month: "2026-10", days: 1, repetitions: 108, malas: 1, minutes: 0 },
      ],
      next: null,
    });
    expect(await asha.call(api.practiceEntries, { month: "2026-11" })).toEqual({
      entries: [
        { kind: "chant", ...chanted(4, 108), title: "Om Namah Shivaya" },
        { kind: "sitting", ...sat(3, 20, "2026-11-01") },
        { kind: "chant", ...chanted(2, 40, "2026-11-01"), ...maha, title: "Hare Krishna Maha Mantra" },
      ],
      next: null,
    });
    expect(await idsOf(asha, { month: "2026-10" })).toEqual([entryId(1)]);
    expect(await idsOf(asha, { month: "2025-01" })).toEqual([]);
  });

  test("plain letters find a mantra, a deity and a kind, in totals and entries alike", async () => {
    await using db = await open();
    const asha = await signUp(testApp({ db }).ask, "Asha");
    await practiceOf(asha);
    const monthsWith = async (search: string) =>
      (await asha.call(api.practiceMonths, { search })).months.map(({ repetitions, minutes }) => [
        repetitions,
        minutes,
      ]);
    expect(await monthsWith("namah śivāya")).toEqual([
      [108, 0],
      [108, 0],
    ]);
    expect(await monthsWith("krishna")).toEqual([[40, 0]]);
    expect(await monthsWith("meditation")).toEqual([[0, 20]]);
    expect(await monthsWith("chant")).toEqual([
      [148, 0],
      [108, 0],
    ]);
    expect(await monthsWith("nothing of this name")).toEqual([]);
    expect(await idsOf(asha, { month: "2026-11", search: "शिव" })).toEqual([entryId(4)]);
    expect(await idsOf(asha, { month: "2026-11", search: "sitting" })).toEqual([entryId(3)]);
    expect(await idsOf(asha, { month: "2026-11", search: "nothing" })).toEqual([]);
    expect(await idsOf(asha, { month: "2026-11", mantraId: "maha-mantra" })).toEqual([entryId(2)]);
    expect(await idsOf(asha, { month: "2026-11", mantraId: "maha-mantra", search: "shiva" })).toEqual([]);
  });

  test("pages follow each other without a gap or a repetition, though most entries end at the same moment", async () => {
    await using db = await open();
    const asha = await signUp(testApp({ db }).ask, "Asha");
    const { id: uid } = await db.selectFrom("account").select("id").executeTakeFirstOrThrow();
    await fillLog(db, uid, { rows: 130, dateOf: (row) => addDays(today, -Math.floor(row / 60)) });
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let after: string | undefined; ;) {
      const page = await asha.call(api.practiceEntries, { month: "2026-11", ...(after !== undefined && { after }) });
      seen.push(...page.entries.map(({ id }) => id));
      sizes.push(page.entries.length);
      if (page.next === null) break;
      after = page.next;
    }
    expect(sizes).toEqual([50, 50, 30]);
    expect(new Set(seen).size).toBe(130);
  });

  test("two years of months come at once, and earlier ones when they are asked for, over any gap", async () => {
    await using db = await open();
    const asha = await signUp(testApp({ db }).ask, "Asha");
    const add = (number: number, localDate: string) => {
      const { deityId, mantraId } = chanted(number, 1);
      const byHand = { id: entryId(number), deityId, mantraId, repetitions: 5, localDate, timeZone: "UTC" };
      return asha.call(api.addChant, {}, byHand);
    };
    for (const [number, date] of ["2026-11-02", "2024-12-31", "2024-11-30", "2011-02-03"].entries())
      await add(number, date);
    const first = await asha.call(api.practiceMonths, {});
    expect(first).toMatchObject({ months: [{ month: "2026-11" }, { month: "2024-12" }], next: "2024-12" });
    const second = await asha.call(api.practiceMonths, { before: first.next ?? "" });
    expect(second).toMatchObject({ months: [{ month: "2024-11" }], next: "2022-12" });
    const third = await asha.call(api.practiceMonths, { before: second.next ?? "" });
    expect(third).toMatchObject({ months: [{ month: "2011-02", repetitions: 5, days: 1 }], next: null });
  });

  test("a mantra has a page of its own: totals, days, the longest run, its first and last day and its year", async () => {
    await using db = await open();
    const asha = await signUp(testApp({ db }).ask, "Asha");
    const never = { repetitions: 0, malas: 0, days: 0, longestRun: 0, firstDay: null, lastDay: null, year: [] };
    const mantra = { mantraId: "om-namah-shivaya", title: "Om Namah Shivaya", deityId: "shiva" };
    const read = () => asha.call(api.mantraPractice, { mantraId: mantra.mantraId, timeZone: "UTC" });
    expect(await read()).toEqual({ ...mantra, ...never });
    await practiceOf(asha);
    await asha.call(api.recordChant, {}, chanted(5, 100, "2026-11-19"));
    await asha.call(api.recordChant, {}, chanted(6, 108));
    expect(await read()).toEqual({
      ...mantra,
      repetitions: 424,
      malas: 3,
      days: 3,
      longestRun: 2,
      firstDay: "2026-10-31",
      lastDay: today,
      year: [
        { date: "2026-10-31", repetitions: 108, malas: 1, minutes: 0 },
        { date: "2026-11-19", repetitions: 100, malas: 0, minutes: 0 },
        { date: today, repetitions: 216, malas: 2, minutes: 0 },
      ],
    });
    const unknown = asha.call(api.mantraPractice, { mantraId: "nothing" });
    await expect(unknown).rejects.toThrow("404: Mantra not found");
  });

  test("nobody sees another person's history", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    const [asha, ravi] = [await signUp(ask, "Asha"), await signUp(ask, "Ravi")];
    await practiceOf(ravi);
    expect(await asha.call(api.practiceMonths, {})).toEqual({ months: [], next: null });
    expect(await idsOf(asha, { month: "2026-11" })).toEqual([]);
    expect(await asha.call(api.mantraPractice, { mantraId: "maha-mantra" })).toMatchObject({ days: 0 });
  });
});

const cursor = '"after" must be what the page before gave as its next';
const month = (name: string) => `"${name}" must be a month of the calendar, such as 2026-11`;

test.each([
  ["months?before=2026-13", month("before")],
  ["months?before=", month("before")],
  [`months?search=${"x".repeat(101)}`, "A query may be 100 characters long at most"],
  ["entries", 'Say which month after "?month="'],
  ["entries?month=2026-11-01", month("month")],
  ["entries?month=2026-11&after=here", cursor],
  [`entries?month=2026-11&after=2026-11-20_now_${entryId(1)}`, cursor],
  ["entries?month=2026-11&after=2026-11-20_2026-11-20T08:00:00.000Z_1", cursor],
  ["mantras/maha-mantra?timeZone=%2B05:30", "There is no such time zone"],
])("GET %s is refused, and kept by nobody", async (path, sentence) => {
  const asha = await signUp(testApp().ask, "Asha");
  const reply = await asha.ask(`/api/practice/${path}`);
  expect([reply.status, await reply.text()]).toEqual([400, sentence]);
  expect(reply.headers.get("cache-control")).toBe("private, no-store");
});
