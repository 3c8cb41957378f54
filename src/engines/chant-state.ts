import { BEADS_PER_MALA, type RoundSize } from "#model/practice.ts";
import type { PlayerClock } from "./player-clock.ts";

/**
 * Returns the number of beads from one larger bead to the next. At each of them a spoken message tells the count. It is
 * a quarter of the round, or else a third, or else the whole round.
 */
export const partOf = (size: RoundSize): number => size / ([4, 3].find((parts) => size % parts === 0) ?? 1);
/** Time in which a Reset can be undone, in milliseconds. */
export const UNDO_MS = 10_000;

/** In mode `aloud`, the microphone counts the repetitions. */
export type ChantMode = "auto" | "manual" | "aloud";

/** A mala whose recording is missing or cannot be played is counted by hand. */
export type Recording = "playable" | "none" | "broken";

/** A `kept` mala was restored as it was left. An `elsewhere` mala is counted by another tab. */
export type PauseReason = "asked" | "refused" | "kept" | "elsewhere";

/** The part of the state that does not depend on the count. */
export interface ChantBase {
  /** The number of beads of this round. A round of 108 is a mala. */
  readonly size: RoundSize;
  /** The number of beads of the rounds that begin from now on. */
  readonly nextSize: RoundSize;
  readonly mode: ChantMode;
  readonly recording: Recording;
  /** The player's last known state. It is null if the next sample has nothing to be compared with. */
  readonly clock: PlayerClock | null;
  /** The mala before a Reset that can still be undone, even if beads were counted since. */
  readonly undo: Undo | null;
  /** The numbers of the beads counted aloud whose repetitions were recognized without certainty. */
  readonly unsure: readonly number[];
}

/** The mala as it was before a Reset. */
export interface Undo {
  readonly size: RoundSize;
  readonly count: number;
  readonly wasRunning: boolean;
}

export type ChantState = ChantBase &
  (
    | { readonly status: "not-started"; readonly count: 0 }
    | { readonly status: "running"; readonly count: number }
    | { readonly status: "paused"; readonly count: number; readonly reason: PauseReason }
    | { readonly status: "complete"; /** The count equals the size of the round. */ readonly count: number }
  );

export const newChant = (recording: Recording, size: RoundSize = BEADS_PER_MALA): ChantState => ({
  size,
  nextSize: size,
  status: "not-started",
  count: 0,
  undo: null,
  unsure: [],
  mode: recording === "playable" ? "auto" : "manual",
  recording,
  clock: null,
});

/** Keeps the mode, and drops the clock, so that the next clock sample is not compared with an earlier one. */
export const resetBase = ({ size, nextSize, mode, recording }: ChantBase): ChantBase => ({
  size,
  nextSize,
  mode,
  recording,
  clock: null,
  undo: null,
  unsure: [],
});

const baseOf = ({ size, nextSize, mode, recording, clock, undo, unsure }: ChantBase): ChantBase => ({
  size,
  nextSize,
  mode,
  recording,
  clock,
  undo,
  unsure,
});

export const run = (base: ChantBase, count: number): ChantState => ({ ...baseOf(base), status: "running", count });

export const pause = (base: ChantBase, count: number, reason: PauseReason): ChantState => ({
  ...baseOf(base),
  status: "paused",
  count,
  reason,
});

/** Returns the number of the last larger bead that was passed, for a spoken message; null before the first. */
export const partPassed = ({ count, size }: ChantState): number | null => count - (count % partOf(size)) || null;

/**
 * Returns true if the mala was paused on purpose, so that a touch by chance counts no bead. A restored mala continues
 * with its next bead.
 */
export const isHeld = (state: ChantState) => state.status === "paused" && state.reason !== "kept";

/** Returns true if no bead was counted in this tab, because the mala was restored or another tab counts it. */
export const isUntouched = (state: ChantState) =>
  state.status === "paused" && (state.reason === "kept" || state.reason === "elsewhere");

/** Returns true if another tab counts this mala. */
export const isElsewhere = (state: ChantState) => state.status === "paused" && state.reason === "elsewhere";

/** Returns true if the screen shows both states in the same way, because only the player's clock differs. */
export const isSameToSee = (one: ChantState, other: ChantState) =>
  one.count === other.count && isSameButCount(one, other);

/** Returns true if both states differ at most in the count and in the player's clock. */
export const isSameButCount = (one: ChantState, other: ChantState) =>
  one.status === other.status &&
  one.size === other.size &&
  one.nextSize === other.nextSize &&
  one.unsure.length === other.unsure.length &&
  one.mode === other.mode &&
  one.recording === other.recording &&
  reasonOf(one) === reasonOf(other) &&
  canUndo(one) === canUndo(other);

export const canUndo = ({ undo }: ChantState) => undo !== null;

const reasonOf = (state: ChantState) => (state.status === "paused" ? state.reason : null);
