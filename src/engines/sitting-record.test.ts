import { expect, test } from "vitest";
import { minute } from "#model/durations.ts";
import { idle, sessionReducer } from "./meditation-session.ts";
import { plainPlan, type SittingPlan } from "./sitting-plan.ts";
import { recordOf } from "./sitting-record.ts";

const NOON = Date.parse("2026-11-20T12:00:00Z");
const named = { id: "0f8fad5b-d9cb-469f-a165-70867728950e", soundId: "om-chant" } as const;

/** Returns the record of a sitting that is ended by hand after the given minutes, or before that by its planned end. */
function sit(minutes: number, plan: Partial<SittingPlan> = {}) {
  const begun = sessionReducer(idle, { type: "start", now: NOON, plan: { ...plainPlan, ...plan } });
  const over = sessionReducer(begun, { type: "end", now: NOON + minutes * minute });
  if (over.status !== "finished" && over.status !== "ended") throw new Error("the sitting goes on");
  return recordOf(over, named);
}

test("a sitting that came to its end is written down whole, as of when it ended", () => {
  expect(sit(25)).toEqual({
    ...named,
    minutes: 10,
    startedAt: "2026-11-20T12:00:00.000Z",
    endedAt: "2026-11-20T12:10:00.000Z",
  });
});

test("of one ended early, the whole minutes count", () => {
  expect(sit(3.9)).toMatchObject({ minutes: 3, endedAt: "2026-11-20T12:03:54.000Z" });
});

test("less than a minute is no practice, however long one settled in", () => {
  expect(sit(0.9)).toBeNull();
  expect(sit(5.5, { settleIn: 300 })).toBeNull();
});

test("of an open-ended sitting no more is written down than the log takes", () => {
  expect(sit(500, { minutes: null })).toMatchObject({ minutes: 120 });
});
