/* @chunk entry */
import { createApiClient, type Transport } from "#contract/client.ts";
import { inPageLanguage } from "./page-language.ts";

/** Client for writes, and for reads that are not cached. Pages read through the query cache. */
export const call = createApiClient((path, init) => fetch(path, inPageLanguage(init)));

const TIMEOUT_MS = 15_000;

/** Aborts a request after a time, because its caller may hold a lock that other tabs wait for. */
export const fetchInTime: Transport = (path, init) => fetch(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });

export const callInTime = createApiClient(fetchInTime);
