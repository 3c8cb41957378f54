import { useMemo, useSyncExternalStore } from "react";
import { stored } from "../../device/storage.ts";
import { watchAllStored } from "../../device/watch-stored.ts";
import { tellStored } from "../../device/tell-stored.ts";
import { whatAccountHas, type InAccount } from "../../practice/follow/own-mantras-of-account.ts";
import { isOfOwnMantras, keyOfOwnMantra, ownMantrasIn, type OwnMantra } from "../../practice/own-mantras.ts";

export const ownMantras = ownMantrasIn(stored);

/** Changes one of the mantras, and shows the change. */
export function changeOwnMantra<Result>(id: string, change: () => Result): Result {
  const result = change();
  tellStored(keyOfOwnMantra(id));
  return result;
}

function watch(listener: () => void) {
  const ending = new AbortController();
  watchAllStored((key) => isOfOwnMantras(key) && listener(), ending.signal);
  return () => ending.abort();
}

export interface ShownMantra extends OwnMantra {
  inAccount: InAccount;
}

function read() {
  const inAccount = whatAccountHas(stored);
  const shown: ShownMantra[] = ownMantras
    .all()
    .map((mantra) => Object.assign(mantra, { inAccount: inAccount(mantra) }));
  return JSON.stringify(shown);
}

/** Returns the mantras that may be shown now. It must only be rendered in the browser. */
export function useOwnMantras(): readonly ShownMantra[] {
  const text = useSyncExternalStore(watch, read, () => "[]");
  return useMemo(() => JSON.parse(text) as ShownMantra[], [text]);
}
