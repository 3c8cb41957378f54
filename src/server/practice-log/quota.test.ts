import { describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { addDays } from "#engines/calendar-date.ts";
import { openBrowser, statusAndText } from "../accounts/test-browser.ts";
import type { Db } from "../db/open.ts";
import { testDatabases } from "../db/test-databases.ts";
import { testApp } from "../test-app.ts";
import { mostOfDay, mostRecorded } from "./plausible.ts";
import { chanted, entryId, fillLog, sat, today } from "./test-entries.ts";

/** Signs a person up on a server whose clock the test sets. */
async function open(db: Db) {
  const clock = { now: new Date("2026-11-20T12:00Z") };
  const browser = openBrowser(testApp({ db, now: () => clock.now }).ask);
  await browser.signUp();
  const { uid = "?" } = (await browser.user()) ?? {};
  const chant = (...entry: Parameters<typeof chanted>) => browser.post(api.recordChant.path, chanted(...entry));
  const sit = (...entry: Parameters<typeof sat>) => browser.post(api.recordSitting.path, sat(...entry));
  return { clock, browser, uid, chant, sit };
}

const yesterday = addDays(today, -1);
const overfull = [400, "This much cannot be practiced in one day"];

describe.each(testDatabases())("on $name", ({ open: openDb }) => {
  test("no day takes more entries than anybody can make, and the next day does", async () => {
    await using db = await openDb();
    const { uid, chant } = await open(db);
    await fillLog(db, uid, { rows: mostOfDay.entries - 1, dateOf: () => yesterday });
    expect((await chant(1, 1, yesterday)).status).toBe(200);
    const refused = await chant(2, 1, yesterday);
    expect(refused.headers.get("x-refusal")).toBe("implausible-practice");
    expect(await statusAndText(refused)).toEqual(overfull);
    expect((await chant(2, 1, today)).status).toBe(200);
  });

  test("no day takes more repetitions than a voice has", async () => {
    await using db = await openDb();
    const { uid, chant } = await open(db);
    await fillLog(db, uid, { rows: 1388, repetitions: 108 });
    expect((await chant(1, 96)).status).toBe(200);
    expect(await statusAndText(await chant(2, 1))).toEqual(overfull);
  });

  test("no day takes more minutes of sitting than it has", async () => {
    await using db = await openDb();
    const { browser, sit } = await open(db);
    for (let number = 1; number <= 12; number++) expect((await sit(number, 120)).status).toBe(200);
    expect(await statusAndText(await sit(13, 1))).toEqual(overfull);
    expect((await browser.post(api.recordChant.path, chanted(14, 1))).status).toBe(200);
  });

  test("what is sent at once fills no day further than what is sent one after the other", async () => {
    await using db = await openDb();
    const { uid, browser, chant, sit } = await open(db);
    const sittings = await Promise.all(Array.from({ length: 30 }, (_, number) => sit(number, 120)));
    expect(sittings.filter(({ status }) => status === 200)).toHaveLength(12);
    await fillLog(db, uid, { rows: mostOfDay.entries - 5, dateOf: () => yesterday });
    const chants = await Promise.all(Array.from({ length: 20 }, (_, number) => chant(100 + number, 1, yesterday)));
    expect(chants.filter(({ status }) => status === 200)).toHaveLength(5);
    const { days } = (await (await browser.get("/api/practice")).json()) as { days: { minutes: number }[] };
    expect(Math.max(...days.map(({ minutes }) => minutes))).toBe(mostOfDay.minutes);
  });

  test("an entry whose reply was lost may be sent again when the day is full", async () => {
    await using db = await openDb();
    const { uid, chant } = await open(db);
    await chant(1, 108);
    await fillLog(db, uid, { rows: mostOfDay.entries - 1 });
    expect(await (await chant(1, 108)).json()).toMatchObject({ totalChants: 108 + mostOfDay.entries - 1 });
  });

  test("adding and removing fills the table no further than adding does, and the rest is taken tomorrow", async () => {
    await using db = await openDb();
    const { clock, browser, uid, chant } = await open(db);
    await fillLog(db, uid, { rows: mostRecorded - 1, dateOf: (row) => addDays(today, -Math.floor(row / 1000) - 1) });
    expect((await chant(1, 108)).status).toBe(200);
    await browser.remove(`/api/practice/${entryId(1)}`, {});
    const refused = await chant(2, 108);
    expect(refused.headers.get("x-refusal")).toBe("too-much-practice");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, String(12 * 60 * 60)]);
    clock.now = new Date("2026-11-21T00:00Z");
    expect((await chant(2, 108)).status).toBe(200);
  });

  test("a week of thirty malas a day, without a network, is accepted at once", async () => {
    await using db = await openDb();
    const { chant } = await open(db);
    const entries = Array.from({ length: 210 }, (_, number) => [number, 108, addDays(today, -(number % 7))] as const);
    const replies = await Promise.all(entries.map((entry) => chant(...entry)));
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await (await chant(0, 108, today)).json()).toMatchObject({ totalChants: 22_680, streakDays: 7 });
  });

  test("one person's full day leaves room for everybody else's", async () => {
    await using db = await openDb();
    const { uid } = await open(db);
    await fillLog(db, uid, { rows: mostRecorded });
    const other = openBrowser(testApp({ db }).ask);
    await other.signUp({ name: "Kabir", email: "kabir@example.org", password: "a quiet mala" });
    expect((await other.post(api.recordChant.path, chanted(1, 108))).status).toBe(200);
  });
});
