import { BEADS_PER_MALA, type RoundSize } from "#model/practice.ts";
import {
  type ChantBase,
  type ChantMode,
  type ChantState,
  isElsewhere,
  isHeld,
  isUntouched,
  pause,
  type PauseReason,
  resetBase,
  run,
  type Undo,
} from "./chant-state.ts";
import { followClock, type ClockSample } from "./player-clock.ts";

export type ChantEvent =
  /** The recording has played for `playedFor` milliseconds before the app was loaded. */
  | { readonly type: "start"; readonly playedFor?: number }
  | { readonly type: "pause" | "resume" | "reset" | "next-mala" }
  /** The person takes back one bead that was counted too many. */
  | { readonly type: "take-back" }
  /** `forget-reset` comes when the time to undo a Reset is over. */
  | { readonly type: "undo-reset" | "forget-reset" }
  /** The counter button, Space or Enter was pressed. */
  | { readonly type: "press" }
  /**
   * The microphone heard a repetition. `confirms` is set if the unsure repetitions before it belong to the same
   * chanting.
   */
  | { readonly type: "heard"; readonly isSure: boolean; readonly confirms: boolean }
  | { readonly type: "mode"; readonly mode: ChantMode }
  /** The person chooses how many beads a round has. A round whose beads are counted already keeps its size. */
  | { readonly type: "size"; readonly size: RoundSize }
  | { readonly type: "clock"; readonly sample: ClockSample }
  /**
   * The player was paused or started, for example by its own buttons, by a headset, or by another app that took over
   * the sound.
   */
  | { readonly type: "player-paused" | "player-played" }
  /** The browser refused to play, because it plays only after a touch. */
  | { readonly type: "player-refused" }
  | { readonly type: "player-broken" }
  /** A mala that was kept earlier is restored. */
  | (Found & { readonly type: "restore"; readonly mode: ChantMode })
  /** The person goes on here with a mala that another device has left, instead of the one that is kept here. */
  | (Found & { readonly type: "take-up" })
  /** A mala that was kept earlier was found after counting began. The new count is the sum of both. */
  | (Found & { readonly type: "continue-from" })
  /** Another tab counts this mala now. */
  | (Found & { readonly type: "elsewhere" });

/** A round that was counted earlier, or that another tab or device counts. */
interface Found {
  readonly count: number;
  /** The size is absent for a mala. */
  readonly size?: RoundSize | undefined;
}

/**
 * Returns true for events that count or take back a bead now. Other events that change the count restore earlier beads
 * or drop them.
 */
export const isBead = ({ type }: ChantEvent) =>
  type === "press" || type === "clock" || type === "heard" || type === "take-back";

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
    case "heard":
      return hear(state, event);
    case "mode":
      return changeMode(state, event.mode);
    case "size":
      return chooseSize(state, event.size);
    case "clock":
      return readClock(state, event.sample);
    case "player-paused":
      return state.mode === "auto" ? chantReducer(state, { type: "pause" }) : state;
    case "player-played":
      return playerPlayed(state);
    case "player-refused":
      return state.status === "running" && state.mode === "auto" ? pause(state, state.count, "refused") : state;
    case "player-broken":
      return state.mode === "aloud" ? { ...state, recording: "broken" } : goOnByHand({ ...state, recording: "broken" });
    case "reset":
      return { ...resetBase(state), size: state.nextSize, status: "not-started", count: 0, undo: undoOf(state) };
    case "undo-reset":
      return undoReset(state);
    case "forget-reset":
      return state.undo ? { ...state, undo: null } : state;
    case "take-back":
      return takeBack(state);
    case "next-mala":
      return state.status === "complete" ? run({ ...state, size: state.nextSize, clock: null }, 0) : state;
    case "restore":
      return restore(state, event);
    case "take-up":
      return takeUp(state, event);
    case "continue-from":
      return continueFrom(state, event);
    case "elsewhere":
      return state.status === "complete" ? state : pauseFound({ ...state, undo: null }, event, "elsewhere");
  }
}

const pauseFound = (base: ChantBase, { count, size = BEADS_PER_MALA }: Found, reason: PauseReason) =>
  pause({ ...base, size }, withinRound(count, size), reason);

function chooseSize(state: ChantState, nextSize: RoundSize): ChantState {
  const isCounted = state.count > 0 || isElsewhere(state);
  return { ...state, nextSize, size: isCounted ? state.size : nextSize };
}

/**
 * Starts counting with the player. In aloud mode the mala is paused, because the microphone would count the recording
 * too.
 */
function playerPlayed(state: ChantState): ChantState {
  if (state.mode === "manual") return state;
  return chantReducer(state, { type: state.mode === "auto" ? "resume" : "pause" });
}

function press(state: ChantState): ChantState {
  if (state.mode === "auto") return state;
  // In aloud mode, counting starts and resumes only with the microphone's own button.
  if (state.mode === "aloud" && state.status !== "running") return state;
  return isHeld(state) || state.status === "complete" ? state : addBead(state);
}

/** Counts a repetition only while the mala runs. What is said during a pause does not count. */
function hear(state: ChantState, { isSure, confirms }: { isSure: boolean; confirms: boolean }): ChantState {
  if (state.status !== "running" || state.mode !== "aloud") return state;
  const earlier = confirms ? [] : state.unsure;
  return addBead({ ...state, unsure: isSure ? earlier : [...earlier, state.count + 1] });
}

function addBead(state: ChantState): ChantState {
  return runOrComplete(state, state.count + 1);
}

function runOrComplete(state: ChantState, count: number): ChantState {
  if (count >= state.size) return { ...resetBase(state), status: "complete", count: state.size };
  return run(state, count);
}

/** Takes back one bead. A complete mala, and one that another tab counts, stay unchanged. */
function takeBack(state: ChantState): ChantState {
  const { status, count } = state;
  if (count === 0 || status === "complete" || isElsewhere(state)) return state;
  const base = { ...state, unsure: state.unsure.filter((bead) => bead < count) };
  if (status === "running") return run(base, count - 1);
  if (status !== "paused") return state;
  return state.reason === "kept" ? takeBackKept(state) : pause(base, count - 1, state.reason);
}

/** Takes back a bead of a restored mala, which thereby becomes the mala in progress. */
const takeBackKept = (state: ChantState): ChantState =>
  state.mode === "auto" ? pause(state, state.count - 1, "asked") : run(state, state.count - 1);

/**
 * Returns what an undo restores. A Reset needs no undo if the mala is complete, has no beads yet, or is counted by
 * another tab.
 */
function undoOf(state: ChantState): Undo | null {
  if (state.count === 0 || state.status === "complete" || isElsewhere(state)) return state.undo;
  const { count, size } = state.undo ?? { count: 0, size: state.size };
  return { size, count: state.count + count, wasRunning: state.status === "running" };
}

/** Restores the round from before the Reset, and adds the beads counted since. */
function undoReset(state: ChantState): ChantState {
  if (!state.undo) return state;
  const { size, count, wasRunning } = state.undo;
  const after = { ...state, size, undo: null };
  const sum = count + state.count;
  const isRunning = state.status === "running" || (state.status === "not-started" && wasRunning);
  return isRunning || sum >= size ? runOrComplete(after, sum) : pause(after, sum, "asked");
}

function readClock(state: ChantState, sample: ClockSample): ChantState {
  const isCounting = state.status === "running" && state.mode === "auto";
  const { clock, hasLooped } = followClock(state.clock, sample);
  const next = { ...state, clock };
  return isCounting && hasLooped ? addBead(next) : next;
}

function changeMode(state: ChantState, mode: ChantMode): ChantState {
  if (mode !== "auto") return { ...goOnByHand(state), mode };
  return state.recording === "playable" ? { ...state, mode } : state;
}

/** Switches to manual mode and keeps the count. A mala that waits because the browser refused to play continues. */
function goOnByHand(state: ChantState): ChantState {
  const byHand = { ...state, mode: "manual" as const };
  return byHand.status === "paused" && byHand.reason === "refused" ? run(byHand, byHand.count) : byHand;
}

/**
 * Restores a kept mala, unless beads were counted in this tab already. Aloud mode stays if it was just chosen by a
 * touch.
 */
function restore(state: ChantState, found: Found & { mode: ChantMode }): ChantState {
  return state.status === "not-started" || isUntouched(state)
    ? pauseFound(state.mode === "aloud" ? state : changeMode(state, restoredMode(found.mode)), found, "kept")
    : state;
}

/** Takes up the mala of another device. A running count is never changed by that. */
function takeUp(state: ChantState, found: Found): ChantState {
  if (state.status === "running" || isElsewhere(state)) return state;
  return pauseFound(resetBase(state), found, "kept");
}

/** Returns the mode of a restored mala. It never opens the microphone, which needs a touch. */
const restoredMode = (mode: ChantMode) => (mode === "aloud" ? "manual" : mode);

/** Adds an earlier count. The round keeps its own size, even if another one was chosen since. */
function continueFrom(state: ChantState, { count: earlier, size = BEADS_PER_MALA }: Found): ChantState {
  const count = withinRound(state.count + earlier, size);
  if (state.status === "running") return run({ ...state, size }, count);
  return state.status === "paused" && !isUntouched(state) ? pause({ ...state, size }, count, state.reason) : state;
}

const withinRound = (count: number, size: RoundSize) => Math.min(Math.max(Math.trunc(count) || 0, 0), size - 1);
