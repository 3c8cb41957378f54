import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minute } from "#model/durations.ts";
import {
  clockOf,
  CLOSING,
  deadlineOf,
  idle,
  isPulseDue,
  isSleptThrough,
  sessionReducer,
  minutesSat,
  phaseOf,
  satUntil,
  type Session,
  untilNextChange,
  untilNextSecond,
} from "./meditation-session.ts";
import { plainPlan, type SittingPlan } from "./sitting-plan.ts";

const NOON = Date.parse("2026-11-20T12:00:00Z");
const begin = (plan: Partial<SittingPlan> = {}) =>
  sessionReducer(idle, { type: "start", now: NOON, plan: { ...plainPlan, ...plan } });
const at = (minutes: number) => NOON + minutes * minute;
const tick = (session: Session, now: number) => sessionReducer(session, { type: "tick", now });

describe("the countdown", () => {
  test("begins at the whole duration and follows the deadline, however often anyone looks", () => {
    const session = begin({ minutes: 45 });
    expect(clockOf(session, NOON)).toEqual({ part: "sitting", seconds: 45 * 60 });
    expect(clockOf(tick(session, at(35)), at(35)).seconds).toBe(600);
    expect(tick(session, at(45) - 1).status).toBe("running");
    expect(tick(session, at(45))).toMatchObject({ status: "finished", endedAt: at(45), noticedAt: at(45) });
  });

  test("an end during the device's sleep was at its time, and is reported as such", () => {
    const session = tick(begin(), at(25));
    expect(session).toMatchObject({ status: "finished", endedAt: at(10), noticedAt: at(25), sat: 10 * minute });
    expect(isSleptThrough(session)).toBe(true);
    expect(isSleptThrough(tick(begin(), at(10) + 900))).toBe(false);
  });

  test("a pause or an End after the deadline comes too late", () => {
    for (const type of ["pause", "end"] as const) {
      expect(sessionReducer(begin(), { type, now: at(11) })).toMatchObject({ status: "finished", endedAt: at(10) });
    }
  });

  test("settling in comes first and counts as no time", () => {
    const session = begin({ settleIn: 30 });
    expect(clockOf(session, NOON)).toEqual({ part: "settling", seconds: 30 });
    expect(clockOf(session, NOON + 30_000)).toEqual({ part: "sitting", seconds: 600 });
    expect(deadlineOf(session)).toBe(at(10.5));
    expect(minutesSat(sessionReducer(session, { type: "end", now: NOON + 20_000 }), NOON)).toBe(0);
  });

  test("a pause stops it, and what was sat stays", () => {
    const paused = sessionReducer(begin(), { type: "pause", now: at(3) });
    expect(tick(paused, at(500)).status).toBe("paused");
    const resumed = sessionReducer(paused, { type: "resume", now: at(60) });
    expect(clockOf(resumed, at(60)).seconds).toBe(7 * 60);
    expect(deadlineOf(resumed)).toBe(at(67));
  });

  test("an open-ended sitting counts upwards and is finished by hand, once there is a minute of it", () => {
    const session = begin({ minutes: null });
    expect(clockOf(session, at(61.5))).toEqual({ part: "open", seconds: 61.5 * 60 });
    expect(deadlineOf(session)).toBeNull();
    expect(sessionReducer(session, { type: "end", now: at(200) })).toMatchObject({
      status: "finished",
      sat: 200 * minute,
    });
    expect(sessionReducer(session, { type: "end", now: at(0.9) }).status).toBe("ended");
  });

  test("End before the time is no completion, and the whole minutes sat are known", () => {
    const session = sessionReducer(begin(), { type: "end", now: at(3.9) });
    expect(session).toMatchObject({ status: "ended", endedAt: at(3.9) });
    expect(minutesSat(session, at(100))).toBe(3);
  });

  test("a second start while one sits changes nothing, and after the end begins anew", () => {
    const session = begin();
    expect(sessionReducer(session, { type: "start", now: at(5), plan: plainPlan })).toBe(session);
    expect(sessionReducer(tick(session, at(10)), { type: "start", now: at(20), plan: plainPlan })).toMatchObject({
      status: "running",
      zeroAt: at(20),
    });
  });
});

const stopped = () => sessionReducer(begin(), { type: "stop", now: at(3) });

describe("a sitting that is stopped by hand", () => {
  test("can be resumed for eight seconds, which count as no time", () => {
    const resumed = sessionReducer(stopped(), { type: "resume", now: at(3) + CLOSING - 1 });
    expect(clockOf(resumed, at(3) + CLOSING - 1)).toEqual({ part: "sitting", seconds: 7 * 60 });
    expect(sessionReducer(stopped(), { type: "resume", now: at(3) + CLOSING }).status).toBe("ended");
  });

  test("ends by itself after them, at the moment in which it was stopped", () => {
    expect(untilNextChange(stopped(), at(3) + 1000)).toBe(CLOSING - 1000);
    expect(tick(stopped(), at(3) + CLOSING - 1).status).toBe("stopped");
    expect(tick(stopped(), at(90))).toMatchObject({ status: "ended", endedAt: at(3), sat: 3 * minute });
    expect(sessionReducer(stopped(), { type: "end", now: at(3) + 1000 })).toMatchObject({ endedAt: at(3) });
  });

  test("while one settles in goes on settling in when it is resumed", () => {
    const session = sessionReducer(begin({ settleIn: 30 }), { type: "stop", now: NOON + 10_000 });
    const resumed = sessionReducer(session, { type: "resume", now: NOON + 15_000 });
    expect(clockOf(resumed, NOON + 15_000)).toEqual({ part: "settling", seconds: 20 });
  });
});

describe("the screen", () => {
  test("shows the sitting, the picture dimming, the minutes, and the form again", () => {
    const session = tick(begin(), at(10));
    expect(phaseOf(begin(), at(9))).toBe("sitting");
    expect(phaseOf(session, at(10))).toBe("closing");
    expect(untilNextChange(session, at(10))).toBe(CLOSING);
    expect(phaseOf(session, at(10) + CLOSING)).toBe("closed");
    expect(untilNextChange(session, at(10) + CLOSING)).toBeNull();
    expect(phaseOf(sessionReducer(session, { type: "close", now: at(11) }), at(11))).toBe("form");
  });

  test("shows no minutes where there are none", () => {
    const session = sessionReducer(begin(), { type: "stop", now: at(0.9) });
    expect(phaseOf(session, at(0.9))).toBe("closing");
    expect(phaseOf(tick(session, at(1.5)), at(1.5))).toBe("form");
  });

  test("an open-ended sitting has its time to close before it is over", () => {
    const session = sessionReducer(begin({ minutes: null }), { type: "stop", now: at(20) });
    expect(phaseOf(session, at(20))).toBe("closing");
    const over = tick(session, at(20) + CLOSING);
    expect(over).toMatchObject({ status: "finished", endedAt: at(20) });
    expect(phaseOf(over, at(20) + CLOSING)).toBe("closed");
  });
});

describe("the pulse", () => {
  test("comes every five minutes, once, and not at the very end", () => {
    let session = begin({ minutes: 20 });
    const pulses: number[] = [];
    for (let now = NOON + 1000; now <= at(20); now += 1000) {
      if (isPulseDue(session, now - 1000, now)) pulses.push((now - NOON) / minute);
      session = tick(session, now);
    }
    expect(pulses).toEqual([5, 10, 15]);
  });

  test("slept through, it is left out", () => {
    expect(isPulseDue(begin({ minutes: 20 }), at(4), at(9))).toBe(false);
    expect(isPulseDue(begin({ minutes: 20 }), at(4), at(10) + 500)).toBe(true);
  });
});

describe("whatever happens", () => {
  const event = fc.record({
    after: fc.integer({ min: 0, max: 20 * minute }),
    type: fc.constantFrom("tick", "tick", "pause", "resume", "stop", "end"),
  });
  const plan = fc.record({
    minutes: fc.option(fc.integer({ min: 1, max: 120 }), { freq: 5 }),
    settleIn: fc.constantFrom(0, 10, 60, 300),
  });

  test("what was sat is the time that ran, neither more nor less, and never more than was planned", () => {
    fc.assert(
      fc.property(plan, fc.array(event, { maxLength: 40 }), (shape, events) => {
        let session = begin(shape);
        let now = NOON;
        let ran = -shape.settleIn * 1000;
        const whole = shape.minutes === null ? Number.POSITIVE_INFINITY : shape.minutes * minute;
        for (const { after, type } of events) {
          if (session.status === "running") ran = Math.min(ran + after, whole);
          now += after;
          session = sessionReducer(session, { type, now });
          const sat = satUntil(session, now);
          expect(sat).toBe(session.status === "ended" ? Math.max(0, ran) : ran);
          if (session.status === "finished" && shape.minutes !== null) expect(sat).toBe(whole);
          expect(session.status === "running" && ran >= whole).toBe(false);
        }
      }),
    );
  });

  test("the clock never shows less than is left, and changes when it says", () => {
    fc.assert(
      fc.property(plan, fc.integer({ min: 0, max: 130 * minute }), (shape, after) => {
        const session = tick(begin(shape), NOON + after);
        if (session.status !== "running") return;
        const now = NOON + after;
        const { part, seconds } = clockOf(session, now);
        const wait = untilNextSecond(session, now);
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(1000);
        const later = clockOf(session, now + wait + 1);
        if (part === later.part) expect(Math.abs(later.seconds - seconds)).toBe(1);
      }),
    );
  });

  test("an end that is over stays as it is", () => {
    const session = tick(begin(), at(12));
    for (const type of ["tick", "pause", "resume", "end"] as const) {
      expect(sessionReducer(session, { type, now: at(99) })).toBe(session);
    }
  });
});
