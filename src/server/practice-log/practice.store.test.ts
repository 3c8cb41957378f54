import { describe, expect, test } from "vitest";
import type { PracticeEntry } from "#model/practice-log.ts";
import { addDays } from "#engines/calendar-date.ts";
import { isForeignKeyViolation } from "../db/database-errors.ts";
import { testDatabases } from "../db/test-databases.ts";
import { withPeople } from "../test-people.ts";
import { exportPractice, latestEntries, recordEntry, removeEntry } from "./practice.store.ts";
import { chanted as chantBody, entryId, sat as sittingBody, today } from "./test-entries.ts";
import { daysOf, emptyLog, mantrasOf, record, totalsOf } from "./test-log.ts";
import { getCount, getTotals, listDays, listMantras } from "./totals.store.ts";

const at = new Date("2026-11-20T12:00Z");
const span = { from: "2026-01-01", to: today };

const chanted = (...given: Parameters<typeof chantBody>): PracticeEntry => ({ kind: "chant", ...chantBody(...given) });
const sat = (...given: Parameters<typeof sittingBody>): PracticeEntry => ({
  kind: "sitting",
  ...sittingBody(...given),
});

describe.each(testDatabases())("on $name", ({ open }) => {
  test("before the first practice there are no totals, no days and no mantras", async () => {
    await using db = await withPeople(await open(), "asha");
    const nothing = { totalChants: 0, malasToday: 0, streakDays: 0, lastActive: null };
    expect(await getTotals(db, "asha", today)).toEqual(nothing);
    expect(await listDays(db, "asha", span)).toEqual([]);
    expect(await listMantras(db, "asha", span)).toEqual([]);
  });

  test("totals, days and mantras are those of the log", async () => {
    await using db = await withPeople(await open(), "asha");
    const entries = [
      chanted(1, 108),
      chanted(2, 40),
      { ...chanted(3, 108, addDays(today, -1)), mantraId: "maha-mantra" },
      { ...chanted(4, 1, addDays(today, -1)), mantraId: "hanumate-namah" },
      { ...chanted(5, 1, addDays(today, -1)), mantraId: "gam-ganapataye" },
      sat(6, 20, addDays(today, -2)),
      sat(7, 108, addDays(today, -4)),
    ];
    for (const entry of entries) await recordEntry(db, "asha", { entry, at });
    const log = entries.reduce(record, emptyLog);
    expect(await getTotals(db, "asha", today)).toEqual(totalsOf(log, today));
    expect(await listDays(db, "asha", span)).toEqual(daysOf(log));
    expect(await listMantras(db, "asha", span)).toEqual(mantrasOf(log));
  });

  test("days outside of the span asked for are left out, its first and its last are in", async () => {
    await using db = await withPeople(await open(), "asha");
    for (const number of [1, 2, 3, 4]) {
      await recordEntry(db, "asha", { entry: chanted(number, number, `2026-11-0${number}`), at });
    }
    const middle = { from: "2026-11-02", to: "2026-11-03" };
    expect((await listDays(db, "asha", middle)).map(({ date }) => date)).toEqual(["2026-11-02", "2026-11-03"]);
    expect(await listMantras(db, "asha", middle)).toEqual([{ mantraId: "om-namah-shivaya", repetitions: 5 }]);
  });

  test("the same id, sent by many requests at once, counts once", async () => {
    await using db = await withPeople(await open(), "asha");
    const sent = Array.from({ length: 20 }, () => recordEntry(db, "asha", { entry: chanted(1, 108), at }));
    await Promise.all(sent);
    expect(await getTotals(db, "asha", today)).toMatchObject({ totalChants: 108, malasToday: 1 });
  });

  test("the same id with another content leaves what was sent first", async () => {
    await using db = await withPeople(await open(), "asha");
    await recordEntry(db, "asha", { entry: chanted(1, 40), at });
    await recordEntry(db, "asha", { entry: sat(1, 30, addDays(today, -1)), at });
    expect(await latestEntries(db, "asha", 20)).toEqual([chanted(1, 40)]);
  });

  test("the same id of two people is two entries", async () => {
    await using db = await withPeople(await open(), "asha", "ravi");
    await recordEntry(db, "asha", { entry: chanted(1, 40), at });
    await recordEntry(db, "ravi", { entry: chanted(1, 108), at });
    expect(await removeEntry(db, "ravi", { id: entryId(1), at })).toBe(true);
    expect(await getTotals(db, "asha", today)).toMatchObject({ totalChants: 40 });
    expect(await getTotals(db, "ravi", today)).toMatchObject({ totalChants: 0 });
  });

  test("a removed entry leaves totals, streak, lists and export, and never comes back", async () => {
    await using db = await withPeople(await open(), "asha");
    await recordEntry(db, "asha", { entry: chanted(1, 108), at });
    await recordEntry(db, "asha", { entry: sat(2, 20, addDays(today, -1)), at });
    expect(await removeEntry(db, "asha", { id: entryId(1), at })).toBe(true);
    expect(await removeEntry(db, "asha", { id: entryId(1), at })).toBe(true);
    await recordEntry(db, "asha", { entry: chanted(1, 108), at });
    expect(await getTotals(db, "asha", today)).toEqual({
      totalChants: 0,
      malasToday: 0,
      streakDays: 1,
      lastActive: "2026-11-19T08:00:00.000Z",
    });
    expect(await latestEntries(db, "asha", 20)).toEqual([sat(2, 20, addDays(today, -1))]);
    expect((await exportPractice(db, "asha").next()).value).toMatchObject([{ id: entryId(2) }]);
  });

  test("of a removed entry nothing is kept but its id", async () => {
    await using db = await withPeople(await open(), "asha");
    await recordEntry(db, "asha", { entry: chanted(1, 108), at });
    await removeEntry(db, "asha", { id: entryId(1), at });
    const row = await db.selectFrom("practice_entry").selectAll().executeTakeFirstOrThrow();
    const filled = Object.entries(row).filter(([, value]) => value !== null);
    expect(filled.map(([name]) => name)).toEqual(["account_id", "id", "kind", "recorded_at", "removed_at"]);
  });

  test("what was never recorded cannot be removed, and may still be recorded", async () => {
    await using db = await withPeople(await open(), "asha");
    expect(await removeEntry(db, "asha", { id: entryId(1), at })).toBe(false);
    await recordEntry(db, "asha", { entry: chanted(1, 5), at });
    expect(await getTotals(db, "asha", today)).toMatchObject({ totalChants: 5 });
  });

  test("the latest entries come first, and no more of them than asked for", async () => {
    await using db = await withPeople(await open(), "asha");
    for (const number of [2, 1, 3]) {
      await recordEntry(db, "asha", { entry: chanted(number, number, `2026-11-0${number}`), at });
    }
    expect((await latestEntries(db, "asha", 2)).map(({ id }) => id)).toEqual([entryId(3), entryId(2)]);
  });

  test("a streak of three years is counted to its end, and not beyond a gap", async () => {
    await using db = await withPeople(await open(), "asha");
    const days = [...Array.from({ length: 1100 }, (_, day) => day), 1101, 1102];
    const entries = days.map((day) => sat(day, 1, addDays(today, -day)));
    for (const entry of entries) await recordEntry(db, "asha", { entry, at });
    expect((await getCount(db, "asha", today)).streakDays).toBe(1100);
  });

  test("the export tells each entry with the time it was recorded, the oldest first", async () => {
    await using db = await withPeople(await open(), "asha");
    await recordEntry(db, "asha", { entry: chanted(1, 108), at });
    await recordEntry(db, "asha", { entry: sat(2, 20, addDays(today, -1)), at });
    const recordedAt = at.toISOString();
    expect((await exportPractice(db, "asha").next()).value).toEqual([
      { ...sat(2, 20, addDays(today, -1)), recordedAt },
      { ...chanted(1, 108), recordedAt },
    ]);
  });

  test("practice and removed ids go with the account, and what arrives later is not stored", async () => {
    await using db = await withPeople(await open(), "asha", "ravi");
    for (const person of ["asha", "ravi"]) await recordEntry(db, person, { entry: chanted(1, 108), at });
    await removeEntry(db, "asha", { id: entryId(1), at });
    await db.deleteFrom("account").where("id", "=", "asha").execute();
    await expect(recordEntry(db, "asha", { entry: chanted(2, 1), at })).rejects.toSatisfy(isForeignKeyViolation);
    const rows = await db.selectFrom("practice_entry").select("account_id").execute();
    expect(rows).toEqual([{ account_id: "ravi" }]);
  });
});
