import { createApiClient, type Transport } from "#contract/client.ts";

/** For what changes something, and for what is asked once. What is shown is read through the cache. */
export const call = createApiClient((path, init) => fetch(path, init));

/** Milliseconds. */
const PATIENCE = 15_000;

/** Gives up on a line that never answers: other tabs may be waiting for a lock that is held meanwhile. */
export const fetchInTime: Transport = (path, init) => fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE) });

export const callInTime = createApiClient(fetchInTime);
