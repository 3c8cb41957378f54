import type { MalaLeft } from "../practice/follow/offered-malas.ts";
import { isSameButCount, type ChantState } from "#engines/chant-state.ts";
import type { VowProgress } from "#engines/sankalpa-progress.ts";

/** The panel shows this state. */
export interface ViewState {
  chant: ChantState;
  malasToday: number;
  /** Rounds of this mantra, of the size that is chosen. */
  roundsToday: number;
  /** Rounds that one sets out to count in a day; 1 where there is no such goal. */
  goal: number;
  sankalpa: VowProgress | null;
  /** This mala as another device has left it, until the person has answered; null where there is nothing to continue. */
  left: MalaLeft | null;
  /** It is false where the browser refuses to store. */
  isKept: boolean;
  /** It is true where the device lets its screen go dark. */
  mayGoDark: boolean;
  /** It is true for some seconds after the last bead. */
  isStill: boolean;
  /** Milliseconds that the mala took; null where it is not complete, or was begun another time. */
  duration: number | null;
  /** True after a touch on the beads while the recording counts them, for whoever wants to count by hand. */
  isHandWanted: boolean;
}

/** The view state, and the same without renders from bead to bead. */
export function createViewStore(chant: ChantState) {
  let state: ViewState = {
    chant,
    malasToday: 0,
    roundsToday: 0,
    goal: 1,
    sankalpa: null,
    left: null,
    isKept: true,
    mayGoDark: false,
    isStill: false,
    duration: null,
    isHandWanted: false,
  };
  let panel = state;
  const listeners = new Set<() => void>();

  return {
    update(patch: Partial<ViewState>) {
      const before = state;
      state = { ...state, ...patch };
      if (!isBeadOnly(before, state)) panel = state;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => state,
    /** This returns the same object for as long as nothing but the count of a running mala changes. */
    readPanel: () => panel,
  };
}

function isBeadOnly(before: ViewState, after: ViewState) {
  const others = [
    "malasToday",
    "roundsToday",
    "goal",
    "sankalpa",
    "left",
    "isKept",
    "mayGoDark",
    "isStill",
    "duration",
    "isHandWanted",
  ] as const;
  return (
    after.chant.status === "running" &&
    isSameButCount(before.chant, after.chant) &&
    others.every((name) => before[name] === after[name])
  );
}
