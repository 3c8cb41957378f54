import { useSyncExternalStore } from "react";
import { heldBackMessages, onlyHereMessages as t } from "#messages/only-here.ts";
import { stored } from "../device/storage.ts";
import { watchAllStored } from "../device/watch-stored.ts";
import { heldBackHere, RECORD, refusalOf } from "../practice/follow/follow-record.ts";

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

/** Says that the account does not have all that was chosen on this device, and that it is kept here. */
export function HeldBack() {
  const why = useSyncExternalStore(
    watch,
    () => heldBackHere(stored, Date.now()),
    () => null,
  );
  return why && <output className="known-here">{heldBackMessages[why]}</output>;
}

function watch(listener: () => void) {
  const ending = new AbortController();
  watchAllStored((key) => (key === null || key.startsWith(RECORD)) && listener(), ending.signal);
  return () => ending.abort();
}
