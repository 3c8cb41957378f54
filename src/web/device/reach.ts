/* @chunk entry */
import { useSyncExternalStore } from "react";
import type { Transport } from "#contract/client.ts";

/*
 * Whether the server answers this page. It counts as silent from a request that fails, or waits for longer than people
 * do, until it answers when it is asked (app/late-page-events.ts). Whatever waits for it listens to this event of the window, which
 * fires when either changes.
 */
export const REACH = "reach";

/** A page waits for so many milliseconds for what the server knows of a person, before it shows what it knows without. */
export const PATIENCE_MS = 2000;

let isSilent = false;

export const isServerSilent = () => isSilent;

function note(silent: boolean) {
  if (isSilent === silent) return;
  isSilent = silent;
  dispatchEvent(new Event(REACH));
}

export const noteSilence = () => note(true);
export const noteAnswer = () => note(false);

/** Watches whether requests are answered. One that its caller has aborted says nothing of the server. */
export const watched =
  (transport: Transport): Transport =>
  async (path, init) => {
    const timer = setTimeout(noteSilence, PATIENCE_MS);
    try {
      return await transport(path, init);
    } catch (error) {
      if (!init.signal?.aborted) noteSilence();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

export const useIsServerSilent = () => useSyncExternalStore(subscribe, isServerSilent, () => false);

function subscribe(listener: () => void) {
  addEventListener(REACH, listener);
  return () => removeEventListener(REACH, listener);
}
