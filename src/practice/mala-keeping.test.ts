import { expect, test } from "vitest";
import { BEADS_PER_MALA } from "#model/practice.ts";
import { chantReducer, newChant, type ChantEvent } from "./chant-counter.ts";
import { addMala, keep, readKept, readTally } from "./mala-keeping.ts";

const pressed = (beads: number) =>
  Array.from({ length: beads }, (): ChantEvent => ({ type: "press" })).reduce(chantReducer, newChant("none"));
const moment = { now: "2026-01-02T03:04:05.000Z", tab: "a" };

test("what is kept comes back as it was", () => {
  const kept = keep(pressed(67), null, moment);
  expect(kept).toEqual({ count: 67, mode: "manual", startedAt: moment.now, updatedAt: moment.now, tab: "a" });
  expect(readKept(JSON.stringify(kept))).toEqual(kept);
});

test("a mala keeps the time it was started", () => {
  const first = keep(pressed(1), null, moment);
  expect(keep(pressed(2), first, { now: "2026-01-02T03:05:00.000Z", tab: "a" })).toMatchObject({
    startedAt: moment.now,
    updatedAt: "2026-01-02T03:05:00.000Z",
  });
});

test("a mala not begun and a mala completed leave nothing to continue", () => {
  expect(keep(pressed(0), null, moment)).toBeNull();
  expect(keep(pressed(BEADS_PER_MALA), null, moment)).toBeNull();
});

test.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["another thing", "[1]"],
  ["a number", "67"],
  ["no count", JSON.stringify({ ...moment, mode: "auto", startedAt: "x", updatedAt: "x" })],
  ["a broken bead", JSON.stringify({ count: 1.5, mode: "auto", startedAt: "x", updatedAt: "x", tab: "a" })],
  ["a whole mala", JSON.stringify({ count: 108, mode: "auto", startedAt: "x", updatedAt: "x", tab: "a" })],
  ["an unknown mode", JSON.stringify({ count: 5, mode: "fast", startedAt: "x", updatedAt: "x", tab: "a" })],
  ["no tab", JSON.stringify({ count: 5, mode: "auto", startedAt: "x", updatedAt: "x" })],
])("%s in the storage is no mala", (_, text) => {
  expect(readKept(text)).toBeNull();
});

test("the tally grows through a day and begins anew on the next", () => {
  const two = addMala(addMala(readTally(null, "2026-01-02")));
  expect(two).toEqual({ day: "2026-01-02", malas: 2 });
  expect(readTally(JSON.stringify(two), "2026-01-02").malas).toBe(2);
  expect(readTally(JSON.stringify(two), "2026-01-03").malas).toBe(0);
});

test("a tally that makes no sense is none", () => {
  for (const malas of [-1, 1.5, "3", null]) {
    expect(readTally(JSON.stringify({ day: "2026-01-02", malas }), "2026-01-02").malas).toBe(0);
  }
});
