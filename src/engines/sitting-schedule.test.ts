import { expect, test } from "vitest";
import { minute } from "#model/durations.ts";
import { idle, sessionReducer, type Session } from "./meditation-session.ts";
import { plainPlan, type SittingPlan } from "./sitting-plan.ts";
import { soundSchedule } from "./sitting-schedule.ts";

const NOON = Date.parse("2026-11-20T12:00:00Z");

function running(plan: Partial<SittingPlan>): Extract<Session, { status: "running" }> {
  const session = sessionReducer(idle, { type: "start", now: NOON, plan: { ...plainPlan, ...plan } });
  if (session.status !== "running") throw new Error(`the sitting is ${session.status}`);
  return session;
}

test("times are seconds from now", () => {
  expect(soundSchedule(running({ interval: 5 }), NOON + 4 * minute)).toEqual({
    bells: [
      { at: 60, seconds: 3, volume: 0.5 },
      { at: 360, seconds: 4, volume: 0.7 },
    ],
    fade: { from: 357, to: 360 },
  });
});

test("while settling in, the first bell waits until the time begins to count", () => {
  const { bells, fade } = soundSchedule(running({ settleIn: 30, startBell: true }), NOON + 10_000);
  expect(bells.map(({ at }) => at)).toEqual([20, 620]);
  expect(fade).toEqual({ from: 617, to: 620 });
});

test("a fade that has begun lies partly behind", () => {
  expect(soundSchedule(running({ fadeOut: 10 }), NOON + 10 * minute - 4000).fade).toEqual({ from: -6, to: 4 });
});

test("a sitting without an end never fades", () => {
  expect(soundSchedule(running({ minutes: null }), NOON).fade).toBeNull();
});
