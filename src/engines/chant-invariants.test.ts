import * as fc from "fast-check";
import { expect, test } from "vitest";
import { roundSizes } from "#model/practice.ts";
import { chantReducer, type ChantEvent } from "./chant-counter.ts";
import { isElsewhere, newChant, type ChantState } from "./chant-state.ts";
import { LENGTH, press, sample, times, unsung } from "./test-counter.ts";

const anySize = fc.constantFrom(...roundSizes);
const anyEvent: fc.Arbitrary<ChantEvent> = fc.oneof(
  fc.constantFrom<ChantEvent>(
    ...(["start", "pause", "resume", "reset", "next-mala", "press", "take-back", "undo-reset"] as const).map(
      (type) => ({ type }),
    ),
    ...(["player-paused", "player-played", "player-refused", "player-broken"] as const).map((type) => ({ type })),
  ),
  fc.record({ type: fc.constant("mode" as const), mode: fc.constantFrom("auto" as const, "manual" as const) }),
  fc.record({
    type: fc.constantFrom("restore" as const),
    count: fc.integer({ min: -5, max: 200 }),
    size: fc.option(anySize, { nil: undefined }),
    mode: fc.constantFrom("auto" as const, "manual" as const),
  }),
  fc.record({
    type: fc.constantFrom("elsewhere" as const, "continue-from" as const, "take-up" as const),
    count: fc.integer({ min: 0, max: 107 }),
    size: fc.option(anySize, { nil: undefined }),
  }),
  fc.record({ type: fc.constant("size" as const), size: anySize }),
  fc.tuple(fc.double({ min: 0, max: LENGTH, noNaN: true }), fc.nat(1e6)).map(([time, now]) => sample(time, now)),
);
const recording = fc.constantFrom("playable" as const, "none" as const, "broken" as const);
const history = fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant(press) }, { weight: 2, arbitrary: anyEvent }), {
  maxLength: 400,
});

function states(first: ChantState, events: ChantEvent[]) {
  const passed = [first];
  for (const event of events) passed.push(chantReducer(passed.at(-1) ?? first, event));
  return passed;
}

test("whatever happens, the count is whole, from 0 to the beads of the round, which are complete and nothing else is", () => {
  fc.assert(
    fc.property(recording, anySize, history, (of, first, events) => {
      for (const { count, size, status } of states(newChant(of, first), events)) {
        expect(Number.isInteger(count) && count >= 0 && count <= size).toBe(true);
        expect(count === size).toBe(status === "complete");
        if (status === "not-started") expect(count).toBe(0);
      }
    }),
  );
});

test("whatever happens, auto mode needs a recording that plays", () => {
  fc.assert(
    fc.property(recording, history, (of, events) => {
      for (const state of states(newChant(of), events)) {
        if (state.recording !== "playable") expect(state.mode).toBe("manual");
      }
    }),
  );
});

test("whatever happens, a press is worth at most one bead, and only while the mala runs", () => {
  fc.assert(
    fc.property(recording, history, (of, events) => {
      for (const state of states(newChant(of), events)) {
        const next = chantReducer(state, press);
        expect(next.count - state.count).toBeOneOf([0, 1]);
        if (next.count > state.count) expect(next.status).toBeOneOf(["running", "complete"]);
      }
    }),
  );
});

test("whatever happens, a complete mala ends only by reset or the next mala", () => {
  fc.assert(
    fc.property(anyEvent, (event) => {
      const complete = unsung(...times(108, press));
      const ends = event.type === "reset" || event.type === "next-mala" || event.type === "take-up";
      expect(chantReducer(complete, event).status === "complete").toBe(!ends);
    }),
  );
});

test("whatever happens, a round keeps its size while its own beads are counted", () => {
  fc.assert(
    fc.property(recording, anySize, history, anySize, (of, first, events, chosen) => {
      for (const state of states(newChant(of, first), events)) {
        const next = chantReducer(state, { type: "size", size: chosen });
        expect(next.count).toBe(state.count);
        expect(next.nextSize).toBe(chosen);
        expect(next.size).toBe(state.count > 0 || isElsewhere(state) ? state.size : chosen);
        const begun = chantReducer(next, { type: state.status === "complete" ? "next-mala" : "reset" });
        expect(begun.size).toBe(chosen);
      }
    }),
  );
});
