import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import type { PracticeEntry } from "#model/practice-log.ts";
import { addDays } from "#engines/calendar-date.ts";
import { testDatabases } from "../db/test-databases.ts";
import { testApp } from "../test-app.ts";
import { signUp } from "../test-people.ts";
import { deletePractice } from "./practice.store.ts";
import { chanted, sat, today } from "./test-entries.ts";
import { daysOf, emptyLog, mantrasOf, record, totalsOf } from "./test-log.ts";

interface PracticeSpec {
  number: number;
  back: number;
  amount: number;
  isChant: boolean;
}

/** Generates random practice of the last week. */
const week = fc.uniqueArray(
  fc.record({ number: fc.nat(99), back: fc.nat(6), amount: fc.constantFrom(1, 40, 107, 108), isChant: fc.boolean() }),
  { maxLength: 8, selector: ({ number }) => number },
);

/**
 * A device does one of these: it sends an entry at the same time as another device, sends it and does not get the
 * reply, or removes it.
 */
const deed = fc.record({ which: fc.nat(99), act: fc.constantFrom("send twice", "lose answer", "take back") });

function entryOf({ number, back, amount, isChant }: PracticeSpec): PracticeEntry {
  const date = addDays(today, -back);
  if (isChant) return { kind: "chant", ...chanted(number, amount, date) };
  return { kind: "sitting", ...sat(number, amount, date) };
}

type Person = Awaited<ReturnType<typeof signUp>>;

async function send({ call }: Person, entry: PracticeEntry) {
  if (entry.kind === "chant") {
    const { kind: _, ...body } = entry;
    await call(api.recordChant, {}, body);
  } else {
    const { kind: _, ...body } = entry;
    await call(api.recordSitting, {}, body);
  }
}

const takeBack = ({ call }: Person, { id }: PracticeEntry) =>
  call(api.removePractice, { id }).then(
    () => true,
    () => false,
  );

describe.each(testDatabases())("on $name", ({ open }) => {
  test("devices, retries, lost answers, removals and offline spells give the totals of the set of entries", async () => {
    await using db = await open();
    const person = await signUp(testApp({ db }).ask, "Asha");
    const { id: uid } = await db.selectFrom("account").select("id").executeTakeFirstOrThrow();

    const interleaving = fc.asyncProperty(week, fc.array(deed, { maxLength: 24 }), async (practiced, deeds) => {
      await deletePractice(db, uid);
      const entries = practiced.map(entryOf);
      const unsent = new Set(entries);
      const arrived = new Set<PracticeEntry>();
      const removed = new Set<PracticeEntry>();

      for (const { which, act } of deeds) {
        const entry = entries[which % entries.length];
        if (!entry) continue;
        if (act === "take back") {
          expect(await takeBack(person, entry)).toBe(arrived.has(entry));
          if (arrived.has(entry)) removed.add(entry);
          continue;
        }
        const times = act === "send twice" ? 2 : 1;
        await Promise.all(Array.from({ length: times }, () => send(person, entry)));
        arrived.add(entry);
        if (act === "send twice") unsent.delete(entry);
      }
      // Finally every device is online and sends what it does not know to be stored.
      await Promise.all([...unsent].map((entry) => send(person, entry)));

      const log = entries.filter((entry) => !removed.has(entry)).reduce(record, emptyLog);
      expect((await person.call(api.profile, {})).profile).toEqual(totalsOf(log, today));
      const { days, mantras } = await person.call(api.practice, {});
      expect(days).toEqual(daysOf(log));
      expect(mantras.map(({ mantraId, repetitions }) => ({ mantraId, repetitions }))).toEqual(mantrasOf(log));
    });
    await fc.assert(interleaving, { numRuns: 25 });
  });
});
