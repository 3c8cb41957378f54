import * as fc from "fast-check";
import { sql, type CompiledQuery } from "kysely";
import { describe, expect, test } from "vitest";
import type { PracticeEntry } from "#model/practice-log.ts";
import { addDays } from "#engines/calendar-date.ts";
import type { Db } from "../db/open.ts";
import { testDatabases } from "../db/test-databases.ts";
import { withPeople } from "../test-people.ts";
import { storeCorrection } from "./correction.store.ts";
import { deletePractice, recordEntry, removeEntry } from "./practice.store.ts";
import { readUse } from "./quota.store.ts";
import { chanted, entryId, fillLog, sat, today } from "./test-entries.ts";
import { change, daysOf, emptyLog, mantrasOf, record, remove, totalsOf, type PracticeLog } from "./test-log.ts";
import { getCount, getTotals, listDays, listMantras } from "./totals.store.ts";

const at = new Date("2026-11-20T12:00Z");
const span = { from: "2026-01-01", to: today };

const deed = fc.record({
  number: fc.nat(9),
  act: fc.constantFrom(
    "record",
    "record",
    "remove",
    "correct",
    "record by an earlier release",
    "remove by an earlier release",
    "read",
  ),
});

/** The entry of a number is always the same. */
function entryOf(number: number): PracticeEntry {
  const date = addDays(today, -(number % 3));
  if (number % 4 === 3) return { kind: "sitting", ...sat(number, number + 1, date) };
  const mantraId = number % 2 === 0 ? "maha-mantra" : "om-namah-shivaya";
  return { kind: "chant", ...chanted(number, number < 4 ? 108 : number, date), mantraId };
}

/** Returns the same entry with another amount, on another day and, if it is a chant, of another mantra. */
function correctedEntry(entry: PracticeEntry): PracticeEntry {
  const localDate = addDays(entry.localDate, -1);
  if (entry.kind === "sitting") return { ...entry, localDate, minutes: entry.minutes + 1 };
  return { ...entry, localDate, mantraId: "gam-ganapataye", repetitions: entry.repetitions + 107 };
}

async function correct(db: Db, id: string) {
  const asked = { id, at, note: undefined, correct: correctedEntry, requireRoom: () => Promise.resolve() };
  return (await storeCorrection(db, "asha", asked)) !== null;
}

const contents = [
  "deity_id",
  "mantra_id",
  "repetitions",
  "sound_id",
  "minutes",
  "started_at",
  "ended_at",
  "local_date",
];
const emptied = Object.fromEntries([...contents, "time_zone"].map((column) => [column, null]));

/** Releases before 0015 do it in this way, because they do not know the sums. */
const earlier = {
  async record(db: Db, { id, startedAt, endedAt, localDate, timeZone, ...entry }: PracticeEntry) {
    const lived = { started_at: startedAt, ended_at: endedAt, local_date: localDate, time_zone: timeZone };
    const practiced =
      entry.kind === "chant"
        ? { kind: entry.kind, deity_id: entry.deityId, mantra_id: entry.mantraId, repetitions: entry.repetitions }
        : { kind: entry.kind, sound_id: entry.soundId, minutes: entry.minutes };
    await db
      .insertInto("practice_entry")
      .values({ account_id: "asha", id, ...practiced, ...lived, recorded_at: at.toISOString() })
      .onConflict((conflict) => conflict.columns(["account_id", "id"]).doNothing())
      .execute();
  },
  async remove(db: Db, id: string) {
    await db
      .updateTable("practice_entry")
      .set({ ...emptied, removed_at: at.toISOString() })
      .where("account_id", "=", "asha")
      .where("id", "=", id)
      .where("removed_at", "is", null)
      .execute();
  },
};

async function expectSumsOf(log: PracticeLog, db: Db) {
  expect(await getTotals(db, "asha", today)).toEqual(totalsOf(log, today));
  expect(await listDays(db, "asha", span)).toEqual(daysOf(log));
  expect(await listMantras(db, "asha", span)).toEqual(mantrasOf(log));
  const { day } = await readUse(db, "asha", { date: today, serverDay: today });
  const { repetitions, minutes } = daysOf(log).at(-1)?.date === today ? (daysOf(log).at(-1) ?? {}) : {};
  expect(day).toMatchObject({ repetitions: repetitions ?? 0, minutes: minutes ?? 0 });
  expect(day.entries).toBe([...log.entries.values()].filter(({ localDate }) => localDate === today).length);
}

/** Records the queries as they were compiled. Those of the totals are among them. */
function noteQueries(db: Db) {
  const noted: CompiledQuery[] = [];
  const execute = db.executeQuery.bind(db);
  db.executeQuery = (query: CompiledQuery) => {
    noted.push(query);
    return execute(query) as ReturnType<typeof db.executeQuery<never>>;
  };
  return noted;
}

interface PlanNode {
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
}

/** Counts the rows of tables and indexes that PostgreSQL has read. */
function rowsRead(node: PlanNode): number {
  const own = (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"];
  return (node["Relation Name"] ? own : 0) + (node.Plans ?? []).map(rowsRead).reduce((sum, rows) => sum + rows, 0);
}

describe.each(testDatabases())("on $name", ({ name, open }) => {
  test("after any sequence of recording, repeating, correcting and removing, by this release and an earlier one, the sums are those of the log", async () => {
    await using db = await withPeople(await open(), "asha");
    const sequence = fc.asyncProperty(fc.array(deed, { maxLength: 25 }), async (deeds) => {
      await deletePractice(db, "asha");
      let log = emptyLog;
      for (const { number, act } of deeds) {
        const entry = entryOf(number);
        if (act === "record") await recordEntry(db, "asha", { entry, at });
        if (act === "remove") expect(await removeEntry(db, "asha", { id: entry.id, at })).toBe(isKnown(log, entry.id));
        if (act === "correct") expect(await correct(db, entry.id)).toBe(log.entries.has(entry.id));
        if (act === "record by an earlier release") await earlier.record(db, entry);
        if (act === "remove by an earlier release") await earlier.remove(db, entry.id);
        if (act === "read") await expectSumsOf(log, db);
        else if (act === "correct") log = change(log, entry.id, correctedEntry);
        else log = act.startsWith("record") ? record(log, entry) : remove(log, entry.id);
      }
      await expectSumsOf(log, db);
      // An entry that an earlier release has both recorded and removed is only missing in the quota of that day.
      const { recorded } = await readUse(db, "asha", { date: today, serverDay: today });
      const all = log.entries.size + log.removed.size;
      if (deeds.some(({ act }) => act.endsWith("earlier release"))) expect(recorded).toBeLessThanOrEqual(all);
      else expect(recorded).toBe(all);
    });
    await fc.assert(sequence, { numRuns: name === "SQLite" ? 100 : 30 });
  });

  test("entries that are recorded, removed and first added up at the same time are counted once", async () => {
    await using db = await withPeople(await open(), "asha");
    const numbers = Array.from({ length: 40 }, (_, number) => number);
    for (const number of numbers.slice(0, 20)) await earlier.record(db, entryOf(number));
    await Promise.all([
      ...numbers.map((number) => recordEntry(db, "asha", { entry: entryOf(number), at })),
      ...numbers.slice(0, 10).map((number) => removeEntry(db, "asha", { id: entryId(number), at })),
      ...numbers.slice(0, 5).map(() => getCount(db, "asha", today)),
    ]);
    let log = numbers.map(entryOf).reduce(record, emptyLog);
    for (const number of numbers.slice(0, 10)) log = remove(log, entryId(number));
    await expectSumsOf(log, db);
  });

  test("with twenty thousand entries, sums and quota read a few hundred rows and no entry", async () => {
    await using db = await withPeople(await open(), "asha");
    await fillLog(db, "asha", { rows: 20_000, dateOf: (row) => addDays(today, -Math.floor(row / 200)) });
    expect((await getCount(db, "asha", today)).totalChants).toBe(20_000);
    const noted = noteQueries(db);
    await getTotals(db, "asha", today);
    await listDays(db, "asha", span);
    await listMantras(db, "asha", span);
    await readUse(db, "asha", { date: today, serverDay: today });
    expect(noted.length).toBeGreaterThanOrEqual(7);
    if (name === "PostgreSQL") await sql`analyze practice_entry, practice_day`.execute(db);
    for (const query of noted) {
      const text = query.sql;
      if (name === "PostgreSQL") expect(await readOnPostgres(db, query), text).toBeLessThan(250);
      else expect(await planOnSqlite(db, query)).not.toMatch(/SCAN|practice_entry_(day|key|recorded)/);
    }
  });
});

const isKnown = (log: PracticeLog, id: string) => log.entries.has(id) || log.removed.has(id);

async function readOnPostgres(db: Db, query: CompiledQuery) {
  const explained = { ...query, sql: `explain (analyze, format json) ${query.sql}` };
  const { rows } = await db.getExecutor().executeQuery<{ "QUERY PLAN": { Plan: PlanNode }[] }>(explained);
  return rows.flatMap((row) => row["QUERY PLAN"]).reduce((sum, { Plan }) => sum + rowsRead(Plan), 0);
}

/** Returns the steps of the query's plan, a line for each. */
async function planOnSqlite(db: Db, query: CompiledQuery) {
  const explained = { ...query, sql: `explain query plan ${query.sql}` };
  const { rows } = await db.getExecutor().executeQuery<{ detail: string }>(explained);
  return rows.map(({ detail }) => detail).join("\n");
}
