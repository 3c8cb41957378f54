import * as fc from "fast-check";
import { expect, test } from "vitest";
import { BEADS_PER_MALA } from "#model/practice.ts";
import { chantReducer, type ChantEvent } from "./chant-counter.ts";
import { newChant, type ChantState } from "./chant-state.ts";
import { LENGTH, press, sample, times, unsung } from "./test-counter.ts";

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
    mode: fc.constantFrom("auto" as const, "manual" as const),
  }),
  fc.record({ type: fc.constant("elsewhere" as const), count: fc.integer({ min: 0, max: 107 }) }),
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

test("whatever happens, the count is whole, from 0 to 108, and 108 is complete and nothing else is", () => {
  fc.assert(
    fc.property(recording, history, (of, events) => {
      for (const { count, status } of states(newChant(of), events)) {
        expect(Number.isInteger(count) && count >= 0 && count <= BEADS_PER_MALA).toBe(true);
        expect(count === BEADS_PER_MALA).toBe(status === "complete");
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
      const ends = event.type === "reset" || event.type === "next-mala";
      expect(chantReducer(complete, event).status === "complete").toBe(!ends);
    }),
  );
});
