import type { MeditationSound } from "#model/meditation.ts";
import { idle, type Session } from "#engines/meditation-session.ts";

/** The names of hints about what this browser does not do. */
export type Notice = "soundWaits" | "screenMaySleep" | "pictureStill" | "wholeWindow";

export interface ViewState {
  readonly session: Session;
  /** The moment for which the clock is shown, in milliseconds since 1970. */
  readonly now: number;
  readonly sound: MeditationSound | null;
  readonly notices: readonly Notice[];
  /** The number of pulses since the sitting began. */
  readonly pulses: number;
}

/** Creates the state of the screen for React's useSyncExternalStore. */
export function createViewState() {
  let state: ViewState = { session: idle, now: 0, sound: null, notices: [], pulses: 0 };
  const listeners = new Set<() => void>();

  function update(patch: Partial<ViewState>) {
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  }

  return {
    update,
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setNotice(notice: Notice, isShown = true) {
      const others = state.notices.filter((shown) => shown !== notice);
      update({ notices: isShown ? [...others, notice] : others });
    },
  };
}
