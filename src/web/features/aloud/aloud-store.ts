import { aloudReducer, newAloud, type AloudEvent } from "#engines/aloud-session.ts";

/** State of the mode Aloud, and who is shown it. */
export function createAloudStore() {
  let state = newAloud;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    send(event: AloudEvent) {
      const before = state;
      state = aloudReducer(before, event);
      if (state === before) return;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type AloudStore = ReturnType<typeof createAloudStore>;
