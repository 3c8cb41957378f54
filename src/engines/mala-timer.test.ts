import { expect, test } from "vitest";
import { chantReducer, type ChantEvent } from "./chant-counter.ts";
import { newChant } from "./chant-state.ts";
import { newTimer, timeMala, timeSpent } from "./mala-timer.ts";

type TimedEvent = readonly [seconds: number, event: ChantEvent];

function spentAfter(...events: readonly TimedEvent[]) {
  let chant = newChant("none");
  let timer = newTimer;
  for (const [seconds, event] of events) {
    const before = chant;
    chant = chantReducer(before, event);
    const playedFor = event.type === "start" ? (event.playedFor ?? 0) : 0;
    timer = timeMala(timer, { before, after: chant, now: seconds * 1000, playedFor });
  }
  return timeSpent(timer);
}

const press: ChantEvent = { type: "press" };
const mala = (from: number, step = 1) =>
  Array.from({ length: 108 }, (_, bead): TimedEvent => [from + bead * step, press]);

test("a mala takes from its first bead to its last", () => {
  expect(spentAfter(...mala(10))).toBe(107_000);
});

test("pauses, and the mala before, do not count", () => {
  const events: TimedEvent[] = [[0, press], [5, { type: "pause" }], [100, { type: "resume" }], ...mala(100).slice(1)]; // prettier-ignore
  expect(spentAfter(...events)).toBe(5000 + 107_000);
  expect(spentAfter(...mala(0), [500, { type: "next-mala" }], ...mala(510, 2))).toBe(10_000 + 214_000);
  expect(spentAfter([0, press], [50, { type: "reset" }], ...mala(60))).toBe(107_000);
});

test("what the recording played before the app was there counts", () => {
  expect(spentAfter([10, { type: "start", playedFor: 4000 }], [12, { type: "pause" }])).toBe(6000);
});

test("nobody knows how long a mala took that was begun another time", () => {
  expect(spentAfter([0, { type: "restore", count: 107, mode: "manual" }], [1, press])).toBeNull();
});

test("a clock that is set back adds nothing", () => {
  expect(spentAfter([50, press], [20, { type: "pause" }])).toBe(0);
});
