import { createApiClient } from "#contract/client.ts";

/** For what changes something, and for what is asked once. What is shown is read through the cache. */
export const call = createApiClient((path, init) => fetch(path, init));

/** Milliseconds. */
const PATIENCE = 15_000;

/** The same for while the lock of all tabs is held: a line that answers nothing holds them up no longer than this. */
export const callInTime = createApiClient((path, init) =>
  fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE) }),
);
