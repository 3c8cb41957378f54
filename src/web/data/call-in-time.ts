import { createApiClient, type Transport } from "#contract/client.ts";
import { fetchHere } from "./call.ts";

const TIMEOUT_MS = 15_000;

/** Aborts a request after a time, because its caller may hold a lock that other tabs wait for. */
export const fetchInTime: Transport = (path, init) =>
  fetchHere(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });

export const callInTime = createApiClient(fetchInTime);
