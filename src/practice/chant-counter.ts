import { BEADS_PER_MALA } from "#model/practice.ts";
import { followClock, type ClockSample, type PlayerClock } from "./player-clock.ts";

/** Every so many beads a larger one tells the fingers, and a voice the ears, how far one is. */
export const QUARTER = BEADS_PER_MALA / 4;
/** So long a Reset can be undone, in milliseconds. */
export const UNDO_MS = 10_000;

export type ChantMode = "auto" | "manual";

/** Without a recording nothing can loop: then the beads are counted by hand. */
export type Recording = "playable" | "none" | "broken";

/** `kept`: found as it was left. `elsewhere`: another tab counts this mala. */
export type PauseReason = "asked" | "refused" | "kept" | "elsewhere";

/** Part of the state that does not depend on the count. */
interface ChantBase {
  readonly mode: ChantMode;
  readonly recording: Recording;
  /** The player's last known moment; null when the next one has nothing to be compared with. */
  readonly clock: PlayerClock | null;
  /** The mala of a Reset that can still be undone, whatever was counted since. */
  readonly undo: Undo | null;
}

/** Mala before a Reset. */
interface Undo {
  readonly count: number;
  readonly wasRunning: boolean;
}

export type ChantState = ChantBase &
  (
    | { readonly status: "not-started"; readonly count: 0 }
    | { readonly status: "running"; readonly count: number }
    | { readonly status: "paused"; readonly count: number; readonly reason: PauseReason }
    | { readonly status: "complete"; readonly count: typeof BEADS_PER_MALA }
  );

export type ChantEvent =
  /** The recording may have played before: after a press on Start that came before the app. Milliseconds. */
  | { readonly type: "start"; readonly playedFor?: number }
  | { readonly type: "pause" | "resume" | "reset" | "next-mala" }
  /** One bead counted too many. */
  | { readonly type: "take-back" }
  /** The second one comes when the time for the first is over. */
  | { readonly type: "undo-reset" | "forget-reset" }
  /** The counter button, Space or Enter. */
  | { readonly type: "press" }
  | { readonly type: "mode"; readonly mode: ChantMode }
  | { readonly type: "clock"; readonly sample: ClockSample }
  /** By whatever hand: the player's own buttons, a headset, another sound that needed the silence. */
  | { readonly type: "player-paused" | "player-played" }
  /** The browser plays only after a touch. */
  | { readonly type: "player-refused" }
  | { readonly type: "player-broken" }
  /** A mala left earlier, as it was kept. */
  | { readonly type: "restore"; readonly count: number; readonly mode: ChantMode }
  /** A mala left earlier, found when counting has begun: what was counted meanwhile is added to it. */
  | { readonly type: "continue-from"; readonly count: number }
  /** Another tab counts this mala now. */
  | { readonly type: "elsewhere"; readonly count: number };

export const newChant = (recording: Recording): ChantState => ({
  status: "not-started",
  count: 0,
  undo: null,
  mode: recording === "playable" ? "auto" : "manual",
  recording,
  clock: null,
});

export function chantReducer(state: ChantState, event: ChantEvent): ChantState {
  switch (event.type) {
    case "start":
      return state.status === "not-started" ? run(state, 0) : state;
    case "resume":
      return state.status === "paused" && state.reason !== "elsewhere" ? run(state, state.count) : state;
    case "pause":
      return state.status === "running" ? pause(state, state.count, "asked") : state;
    case "press":
      return press(state);
    case "mode":
      return changeMode(state, event.mode);
    case "clock":
      return readClock(state, event.sample);
    case "player-paused":
      return state.mode === "auto" ? chantReducer(state, { type: "pause" }) : state;
    case "player-played":
      return state.mode === "auto" ? chantReducer(state, { type: "resume" }) : state;
    case "player-refused":
      return state.status === "running" && state.mode === "auto" ? pause(state, state.count, "refused") : state;
    case "player-broken":
      return goOnByHand({ ...state, recording: "broken" });
    case "reset":
      return { ...resetBase(state), status: "not-started", count: 0, undo: undoOf(state) };
    case "undo-reset":
      return undoReset(state);
    case "forget-reset":
      return state.undo ? { ...state, undo: null } : state;
    case "take-back":
      return takeBack(state);
    case "next-mala":
      return state.status === "complete" ? run({ ...state, clock: null }, 0) : state;
    case "restore":
      return restore(state, event);
    case "continue-from":
      return continueFrom(state, event.count);
    case "elsewhere":
      return state.status === "complete"
        ? state
        : pause({ ...state, undo: null }, withinMala(event.count), "elsewhere");
  }
}

/** The larger bead passed last, for a voice to say; null before the first. */
export const quarterPassed = ({ count }: ChantState): number | null => count - (count % QUARTER) || null;

/** Keeps the mode; the next clock sample has nothing to be compared with. */
const resetBase = ({ mode, recording }: ChantBase): ChantBase => ({ mode, recording, clock: null, undo: null });

const baseOf = ({ mode, recording, clock, undo }: ChantBase): ChantBase => ({ mode, recording, clock, undo });

const run = (base: ChantBase, count: number): ChantState => ({ ...baseOf(base), status: "running", count });

const pause = (base: ChantBase, count: number, reason: PauseReason): ChantState => ({
  ...baseOf(base),
  status: "paused",
  count,
  reason,
});

function press(state: ChantState): ChantState {
  if (state.mode === "auto") return state;
  return isHeld(state) || state.status === "complete" ? state : addBead(state);
}

function addBead(state: ChantState): ChantState {
  return runOrComplete(state, state.count + 1);
}

function runOrComplete(state: ChantState, count: number): ChantState {
  if (count >= BEADS_PER_MALA) return { ...resetBase(state), status: "complete", count: BEADS_PER_MALA };
  return run(state, count);
}

/** A complete mala stands as it is, and another tab's is not ours. */
function takeBack(state: ChantState): ChantState {
  const { status, count } = state;
  if (count === 0 || status === "complete" || isElsewhere(state)) return state;
  if (status === "running") return run(state, count - 1);
  if (status !== "paused") return state;
  return state.reason === "kept" ? takeBackKept(state) : pause(state, count - 1, state.reason);
}

/** A mala left earlier becomes one of now. */
const takeBackKept = (state: ChantState): ChantState =>
  state.mode === "manual" ? run(state, state.count - 1) : pause(state, state.count - 1, "asked");

/** Nothing is lost with a mala that is complete, that was not begun, or that another tab counts. */
function undoOf(state: ChantState): Undo | null {
  if (state.count === 0 || state.status === "complete" || isElsewhere(state)) return state.undo;
  return { count: state.count + (state.undo?.count ?? 0), wasRunning: state.status === "running" };
}

/** Brings the beads back, and adds those counted since. */
function undoReset(state: ChantState): ChantState {
  if (!state.undo) return state;
  const { count, wasRunning } = state.undo;
  const after = { ...state, undo: null };
  const sum = count + state.count;
  const isRunning = state.status === "running" || (state.status === "not-started" && wasRunning);
  return isRunning || sum >= BEADS_PER_MALA ? runOrComplete(after, sum) : pause(after, sum, "asked");
}

/** Paused on purpose: a chance touch gives no bead. A mala left earlier continues with its next bead. */
export const isHeld = (state: ChantState) => state.status === "paused" && state.reason !== "kept";

/** Left earlier, or counted in another tab: nothing has been counted here yet. */
export const isUntouched = (state: ChantState) =>
  state.status === "paused" && (state.reason === "kept" || state.reason === "elsewhere");

/** Counted in another tab. */
export const isElsewhere = (state: ChantState) => state.status === "paused" && state.reason === "elsewhere";

function readClock(state: ChantState, sample: ClockSample): ChantState {
  const isCounting = state.status === "running" && state.mode === "auto";
  const { clock, hasLooped } = followClock(state.clock, sample);
  const next = { ...state, clock };
  return isCounting && hasLooped ? addBead(next) : next;
}

function changeMode(state: ChantState, mode: ChantMode): ChantState {
  if (mode === "manual") return goOnByHand(state);
  return state.recording === "playable" ? { ...state, mode } : state;
}

/** The count is kept; what the browser refused to play no longer holds it up. */
function goOnByHand(state: ChantState): ChantState {
  const byHand = { ...state, mode: "manual" as const };
  return byHand.status === "paused" && byHand.reason === "refused" ? run(byHand, byHand.count) : byHand;
}

/** Only where nothing has been counted here yet. */
function restore(state: ChantState, { count, mode }: { count: number; mode: ChantMode }): ChantState {
  return state.status === "not-started" || isUntouched(state)
    ? pause(changeMode(state, mode), withinMala(count), "kept")
    : state;
}

function continueFrom(state: ChantState, earlier: number): ChantState {
  const count = withinMala(state.count + earlier);
  if (state.status === "running") return run(state, count);
  return state.status === "paused" && !isUntouched(state) ? pause(state, count, state.reason) : state;
}

const withinMala = (count: number) => Math.min(Math.max(Math.trunc(count) || 0, 0), BEADS_PER_MALA - 1);

/** True where only the player's clock has moved on. */
export const isSameToSee = (one: ChantState, other: ChantState) =>
  one.count === other.count && isSameButCount(one, other);

/** True from bead to bead, as long as nothing else happens. */
export const isSameButCount = (one: ChantState, other: ChantState) =>
  one.status === other.status &&
  one.mode === other.mode &&
  one.recording === other.recording &&
  reasonOf(one) === reasonOf(other) &&
  canUndo(one) === canUndo(other);

/** A Reset of a moment ago. */
export const canUndo = ({ undo }: ChantState) => undo !== null;

const reasonOf = (state: ChantState) => (state.status === "paused" ? state.reason : null);
