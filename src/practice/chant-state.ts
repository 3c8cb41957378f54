import { BEADS_PER_MALA } from "#model/practice.ts";
import type { PlayerClock } from "./player-clock.ts";

/** Every so many beads a larger one tells the fingers, and a voice the ears, how far one is. */
export const QUARTER = BEADS_PER_MALA / 4;
/** So long a Reset can be undone, in milliseconds. */
export const UNDO_MS = 10_000;

/** `aloud`: the microphone hears the repetitions. */
export type ChantMode = "auto" | "manual" | "aloud";

/** Without a recording nothing can loop: then the beads are counted by hand. */
export type Recording = "playable" | "none" | "broken";

/** `kept`: found as it was left. `elsewhere`: another tab counts this mala. */
export type PauseReason = "asked" | "refused" | "kept" | "elsewhere";

/** Part of the state that does not depend on the count. */
export interface ChantBase {
  readonly mode: ChantMode;
  readonly recording: Recording;
  /** The player's last known moment; null when the next one has nothing to be compared with. */
  readonly clock: PlayerClock | null;
  /** The mala of a Reset that can still be undone, whatever was counted since. */
  readonly undo: Undo | null;
  /** Beads heard aloud that may have been something else. */
  readonly unsure: readonly number[];
}

/** Mala before a Reset. */
export interface Undo {
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

export const newChant = (recording: Recording): ChantState => ({
  status: "not-started",
  count: 0,
  undo: null,
  unsure: [],
  mode: recording === "playable" ? "auto" : "manual",
  recording,
  clock: null,
});

/** The larger bead passed last, for a voice to say; null before the first. */
export const quarterPassed = ({ count }: ChantState): number | null => count - (count % QUARTER) || null;

/** Paused on purpose: a chance touch gives no bead. A mala left earlier continues with its next bead. */
export const isHeld = (state: ChantState) => state.status === "paused" && state.reason !== "kept";

/** Left earlier, or counted in another tab: nothing has been counted here yet. */
export const isUntouched = (state: ChantState) =>
  state.status === "paused" && (state.reason === "kept" || state.reason === "elsewhere");

/** Counted in another tab. */
export const isElsewhere = (state: ChantState) => state.status === "paused" && state.reason === "elsewhere";

/** True where only the player's clock has moved on. */
export const isSameToSee = (one: ChantState, other: ChantState) =>
  one.count === other.count && isSameButCount(one, other);

/** True from bead to bead, as long as nothing else happens. */
export const isSameButCount = (one: ChantState, other: ChantState) =>
  one.status === other.status &&
  one.unsure.length === other.unsure.length &&
  one.mode === other.mode &&
  one.recording === other.recording &&
  reasonOf(one) === reasonOf(other) &&
  canUndo(one) === canUndo(other);

/** A Reset of a moment ago. */
export const canUndo = ({ undo }: ChantState) => undo !== null;

const reasonOf = (state: ChantState) => (state.status === "paused" ? state.reason : null);
