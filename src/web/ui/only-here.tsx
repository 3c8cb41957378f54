import { useSyncExternalStore } from "react";
import { onlyHereMessages as t } from "#messages/only-here.ts";
import { stored } from "../device/storage.ts";
import { watchAllStored } from "../device/watch-stored.ts";
import { RECORD, refusalOf } from "../practice/follow/follow-record.ts";

/**
 * Says that the account has refused what is shown here, and why. Nothing is shown where it has not. `field` is its name in
 * the state that follows a person.
 */
export function OnlyHere({ field }: { field: string }) {
  const refusal = useSyncExternalStore(
    watch,
    () => refusalOf(stored, field),
    () => null,
  );
  return refusal && <small data-only-here>{t[refusal]}</small>;
}

function watch(listener: () => void) {
  const ending = new AbortController();
  watchAllStored((key) => (key === null || key.startsWith(RECORD)) && listener(), ending.signal);
  return () => ending.abort();
}
