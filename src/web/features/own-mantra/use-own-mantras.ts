import { useMemo, useSyncExternalStore } from "react";
import { stored, watchAllStored } from "../../device/storage.ts";
import { isOfOwnMantras, ownMantrasIn, type OwnMantra } from "../../practice/own-mantras.ts";

export const ownMantras = ownMantrasIn(stored);

/** What has been written in this tab, of which the browser tells all others only. */
const listeners = new Set<() => void>();

/** Does something with the mantras, and shows it. */
export function changeOwnMantras<Result>(change: () => Result): Result {
  const result = change();
  for (const listener of listeners) listener();
  return result;
}

function watch(listener: () => void) {
  const ending = new AbortController();
  watchAllStored((key) => isOfOwnMantras(key) && listener(), ending.signal);
  listeners.add(listener);
  return () => {
    ending.abort();
    listeners.delete(listener);
  };
}

const read = () => JSON.stringify(ownMantras.all());

/** The mantras that may be shown now. To be rendered in the browser alone. */
export function useOwnMantras(): readonly OwnMantra[] {
  const text = useSyncExternalStore(watch, read, () => "[]");
  return useMemo(() => JSON.parse(text) as OwnMantra[], [text]);
}
