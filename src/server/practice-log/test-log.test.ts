import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ChantEntry, PracticeEntry } from "#model/practice-log.ts";
import { daysOf, emptyLog, mantrasOf, record, remove, totalsOf, type PracticeLog } from "./test-log.ts";
import { addDays } from "#engines/calendar-date.ts";

const today = "2026-11-20";
const lived = {
  startedAt: `${today}T06:00:00.000Z`,
  endedAt: `${today}T06:20:00.000Z`,
  localDate: today,
  timeZone: "UTC",
};

const chanted = (id: string, repetitions: number, given: Partial<ChantEntry> = {}): PracticeEntry => ({
  ...lived,
  id,
  kind: "chant",
  deityId: "shiva",
  mantraId: "om-namah-shivaya",
  repetitions,
  ...given,
});
const sat = (id: string, minutes: number, localDate = today): PracticeEntry => ({
  ...lived,
  id,
  kind: "sitting",
  soundId: "om-chant",
  minutes,
  localDate,
});
const logOf = (...entries: PracticeEntry[]) => entries.reduce(record, emptyLog);

test("an empty log has no totals, no days and no last practice", () => {
  expect(totalsOf(emptyLog, today)).toEqual({ totalChants: 0, malasToday: 0, streakDays: 0, lastActive: null });
  expect(daysOf(emptyLog)).toEqual([]);
  expect(mantrasOf(emptyLog)).toEqual([]);
});

test("a mala and the 40 beads of a stopped one are 148 chants and one mala", () => {
  const log = logOf(chanted("a", 108), chanted("b", 40));
  expect(totalsOf(log, today)).toMatchObject({ totalChants: 148, malasToday: 1 });
  expect(daysOf(log)).toEqual([{ date: today, repetitions: 148, malas: 1, minutes: 0 }]);
});

const malas = (other: Partial<ChantEntry>) =>
  daysOf(logOf(chanted("a", 54), chanted("b", 54, other))).map((day) => day.malas);

test("two rounds of 54 of one mantra are a mala, and of two mantras, or on two days, none", () => {
  expect(malas({})).toEqual([1]);
  expect(malas({ mantraId: "maha-mantra" })).toEqual([0]);
  expect(malas({ localDate: addDays(today, -1) })).toEqual([0, 0]);
});

test("108 minutes of sitting are no mala either", () => {
  expect(totalsOf(logOf(sat("a", 108)), today).malasToday).toBe(0);
});

test("a sitting counts for the streak, and not as a chant", () => {
  expect(totalsOf(logOf(sat("a", 1)), today)).toMatchObject({ totalChants: 0, streakDays: 1 });
});

test("an id counts once, as it was first sent", () => {
  expect(totalsOf(logOf(chanted("a", 108), chanted("a", 3)), today).totalChants).toBe(108);
});

test("what is removed leaves the totals, and a late repetition does not bring it back", () => {
  const log = record(remove(logOf(chanted("a", 108), chanted("b", 2)), "a"), chanted("a", 108));
  expect(totalsOf(log, today).totalChants).toBe(2);
});

test("removing what was never sent does not keep it from being sent", () => {
  expect(totalsOf(record(remove(emptyLog, "a"), chanted("a", 5)), today).totalChants).toBe(5);
});

test("mantras are listed from the most chanted", () => {
  const log = logOf(chanted("a", 3), chanted("b", 108, { mantraId: "maha-mantra" }), chanted("c", 4));
  expect(mantrasOf(log)).toEqual([
    { mantraId: "maha-mantra", repetitions: 108 },
    { mantraId: "om-namah-shivaya", repetitions: 7 },
  ]);
});

/** There are only a few ids, dates and amounts, so that equal ones are frequent. */
const entries = fc.uniqueArray(
  fc.record({ id: fc.nat(12), back: fc.nat(6), amount: fc.constantFrom(1, 40, 107, 108), isChant: fc.boolean() }),
  { selector: ({ id }) => id, maxLength: 10 },
);

test("any interleaving of devices, retries, duplicates and removals gives the totals of the set of distinct entries", () => {
  fc.assert(
    fc.property(entries, fc.infiniteStream(fc.nat()), fc.infiniteStream(fc.nat(3)), (made, dice, repeats) => {
      const sent = made.map(({ id, back, amount, isChant }) => {
        const localDate = addDays(today, -back);
        return isChant ? chanted(`${id}`, amount, { localDate }) : sat(`${id}`, amount, localDate);
      });
      // Every entry is sent one to four times. One in three is also removed, at some time after it first arrived.
      const messages = sent.flatMap((entry) => Array.from({ length: 1 + next(repeats) }, () => entry));
      const queue = shuffle(messages, dice);
      const gone = new Set(sent.filter((_, index) => index % 3 === 0).map(({ id }) => id));
      let log: PracticeLog = emptyLog;
      const waiting = new Set(gone);
      for (const entry of queue) {
        log = record(log, entry);
        for (const id of waiting) {
          if (!log.entries.has(id) || next(dice) % 2 === 0) continue;
          log = remove(remove(log, id), id);
          waiting.delete(id);
        }
      }
      for (const id of waiting) log = remove(log, id);

      const expected = logOf(...sent.filter(({ id }) => !gone.has(id)));
      expect(totalsOf(log, today)).toEqual(totalsOf(expected, today));
      expect(daysOf(log)).toEqual(daysOf(expected));
      expect(mantrasOf(log)).toEqual(mantrasOf(expected));
    }),
    { numRuns: 500 },
  );
});

const next = (stream: fc.Stream<number>) => stream.next().value ?? 0;

function shuffle<Message>(messages: readonly Message[], dice: fc.Stream<number>): Message[] {
  return messages
    .map((message) => ({ message, place: next(dice) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ message }) => message);
}
