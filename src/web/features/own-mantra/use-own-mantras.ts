import { useMemo, useSyncExternalStore } from "react";
import { stored, watchAllStored } from "../../device/storage.ts";
import { accountHas } from "../../practice/follow/own-mantras-of-account.ts";
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

export interface ShownMantra extends OwnMantra {
  /** True where the account has it as it is here. */
  isInAccount: boolean;
}

function read() {
  const isInAccount = accountHas(stored);
  const shown: ShownMantra[] = ownMantras
    .all()
    .map((mantra) => Object.assign(mantra, { isInAccount: isInAccount(mantra) }));
  return JSON.stringify(shown);
}

/** The mantras that may be shown now. To be rendered in the browser alone. */
export function useOwnMantras(): readonly ShownMantra[] {
  const text = useSyncExternalStore(watch, read, () => "[]");
  return useMemo(() => JSON.parse(text) as ShownMantra[], [text]);
}
