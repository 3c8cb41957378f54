import { minute } from "#model/durations.ts";
import type { SittingPlan } from "./sitting-plan.ts";

/*
 * All times are in milliseconds. Those named `…At` and `now` count from 1970, so that the time in which a device sleeps
 * counts too.
 */

/** The time between two pulses of vibration. */
const PULSE_EVERY = 5 * minute;
/** A pulse that would be later than this is left out, because the device was asleep. */
const PULSE_LATE = 3000;
/** If the end of a sitting is noticed later than this, the device was asleep. */
const SLEPT = 5000;
/** A stopped sitting can be resumed for this time. For the same time the picture of a finished one is dimmed. */
export const CLOSING = 8000;

interface Sitting {
  readonly plan: SittingPlan;
  readonly startedAt: number;
}

export type Session =
  | { readonly status: "idle" }
  /** Time counts from `zeroAt`, which lies after the settling in and moves later with every pause. */
  | (Sitting & { readonly status: "running"; readonly zeroAt: number })
  /** `sat` is negative during the settling in. */
  | (Sitting & { readonly status: "paused"; readonly sat: number })
  /** The sitting was stopped by hand, and can still be resumed. */
  | (Sitting & { readonly status: "stopped"; readonly sat: number; readonly stoppedAt: number })
  /** A `finished` sitting has reached its planned end. An `ended` one was ended by hand before that. */
  | (Sitting & {
      readonly status: "finished" | "ended";
      readonly sat: number;
      readonly endedAt: number;
      readonly noticedAt: number;
    });

export type SessionEvent =
  | { readonly type: "start"; readonly now: number; readonly plan: SittingPlan }
  | { readonly type: "tick" | "pause" | "resume" | "stop" | "end" | "close"; readonly now: number };

export const idle: Session = { status: "idle" };

/** Applies an event to a session. An event after the planned end is applied to a sitting that has ended. */
export function sessionReducer(session: Session, event: SessionEvent): Session {
  if (event.type === "start") return isActive(session) ? session : start(event.plan, event.now);
  const current = endIfDue(session, event.now);
  switch (event.type) {
    case "tick":
      return current;
    case "pause":
      return current.status === "running" ? pause(current, event.now) : current;
    case "resume":
      return current.status === "paused" || current.status === "stopped" ? resume(current, event.now) : current;
    case "stop":
      return current.status === "running" || current.status === "paused" ? stop(current, event.now) : current;
    case "end":
      return isActive(current) ? end(current, event.now) : current;
    case "close":
      return isActive(current) ? current : idle;
  }
}

type ActiveSession = Extract<Session, { status: "running" | "paused" | "stopped" }>;
export type OverSession = Extract<Session, { status: "finished" | "ended" }>;

export const isActive = (session: Session): session is ActiveSession =>
  session.status === "running" || session.status === "paused" || session.status === "stopped";

/** The screen shows the form, the sitting, the dimmed picture, or the minutes that were sat. */
export type Phase = "form" | "sitting" | "closing" | "closed";

export function phaseOf(session: Session, now: number): Phase {
  if (session.status === "running" || session.status === "paused") return "sitting";
  if (untilClosed(session, now) > 0) return "closing";
  return minutesSat(session, now) > 0 ? "closed" : "form";
}

function untilClosed(session: Session, now: number): number {
  if (session.status === "stopped") return session.stoppedAt + CLOSING - now;
  // A sitting that was ended by hand had its closing time before it ended.
  const isPlanned = session.status === "finished" && session.plan.minutes !== null;
  return isPlanned ? session.noticedAt + CLOSING - now : 0;
}

/** Returns the milliseconds until the phase changes; null if it does not change by itself. */
export function untilNextChange(session: Session, now: number): number | null {
  if (session.status === "running") return untilNextSecond(session, now);
  if (session.status === "stopped") return Math.max(0, untilClosed(session, now));
  const left = untilClosed(session, now);
  return left > 0 ? left : null;
}

const lengthOf = ({ minutes }: SittingPlan) => (minutes === null ? Number.POSITIVE_INFINITY : minutes * minute);

/** Returns the time of the planned end; null if the session is paused, over, or without an end. */
export function deadlineOf(session: Session): number | null {
  if (session.status !== "running" || session.plan.minutes === null) return null;
  return session.zeroAt + lengthOf(session.plan);
}

/** Returns the milliseconds sat; negative during the settling in. */
export function satUntil(session: Session, now: number): number {
  if (session.status === "idle") return 0;
  return session.status === "running" ? Math.min(now - session.zeroAt, lengthOf(session.plan)) : session.sat;
}

/** Returns the whole minutes sat, as the practice log counts them. */
export const minutesSat = (session: Session, now: number): number =>
  Math.max(0, Math.floor(satUntil(session, now) / minute));

/**
 * Returns the seconds that the clock shows: those left of the settling in or of the sitting, or those that have passed
 * of a sitting without an end.
 */
export function clockOf(session: Session, now: number): { part: "settling" | "sitting" | "open"; seconds: number } {
  const sat = satUntil(session, now);
  if (sat < 0) return { part: "settling", seconds: Math.ceil(-sat / 1000) };
  const length = session.status === "idle" ? 0 : lengthOf(session.plan);
  if (length === Number.POSITIVE_INFINITY) return { part: "open", seconds: Math.floor(sat / 1000) };
  return { part: "sitting", seconds: Math.ceil((length - sat) / 1000) };
}

/** Returns the milliseconds until the clock shows another second. */
export function untilNextSecond(session: Session, now: number): number {
  const past = satUntil(session, now) % 1000;
  return 1000 - (past < 0 ? past + 1000 : past);
}

/**
 * Returns true if a mark of five minutes was passed just now. Returns false if several marks passed while the device
 * slept, and at the end of the sitting.
 */
export function isPulseDue(session: Session, before: number, now: number): boolean {
  if (session.status !== "running") return false;
  const mark = Math.floor((now - session.zeroAt) / PULSE_EVERY) * PULSE_EVERY;
  const markAt = session.zeroAt + mark;
  return mark > 0 && mark < lengthOf(session.plan) && markAt > before && now - markAt <= PULSE_LATE;
}

/** Returns true if the sitting ended while the device was asleep. */
export const isSleptThrough = (session: Session): boolean =>
  session.status === "finished" && session.noticedAt - session.endedAt > SLEPT;

const start = (plan: SittingPlan, now: number): Session => ({
  status: "running",
  plan,
  startedAt: now,
  zeroAt: now + plan.settleIn * 1000,
});

function endIfDue(session: Session, now: number): Session {
  if (session.status === "stopped") return untilClosed(session, now) > 0 ? session : end(session, now);
  const deadline = deadlineOf(session);
  if (session.status !== "running" || deadline === null || now < deadline) return session;
  const { plan, startedAt } = session;
  return { status: "finished", plan, startedAt, sat: lengthOf(plan), endedAt: deadline, noticedAt: now };
}

const pause = ({ plan, startedAt, zeroAt }: Extract<Session, { status: "running" }>, now: number): Session => ({
  status: "paused",
  plan,
  startedAt,
  sat: now - zeroAt,
});

const resume = (
  { plan, startedAt, sat }: Extract<Session, { status: "paused" | "stopped" }>,
  now: number,
): Session => ({
  status: "running",
  plan,
  startedAt,
  zeroAt: now - sat,
});

const stop = (session: Extract<Session, { status: "running" | "paused" }>, now: number): Session => ({
  status: "stopped",
  plan: session.plan,
  startedAt: session.startedAt,
  sat: satUntil(session, now),
  stoppedAt: now,
});

/** Ends a session. A sitting without an end is finished when it is ended by hand after at least a minute. */
function end(session: ActiveSession, now: number): Session {
  const sat = Math.max(0, satUntil(session, now));
  const isWhole = session.plan.minutes === null && sat >= minute;
  const { plan, startedAt } = session;
  const endedAt = session.status === "stopped" ? session.stoppedAt : now;
  return { status: isWhole ? "finished" : "ended", plan, startedAt, sat, endedAt, noticedAt: endedAt };
}
