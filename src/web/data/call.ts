/* @chunk entry */
import { createApiClient, type Transport } from "#contract/client.ts";
import { languageHeader } from "#contract/language-header.ts";
import { language } from "#messages/language.ts";
import { mainLanguage } from "#model/languages.ts";

/** The browser's fetch. It says in which language letters and lists are to be written, unless that is the main one. */
export const fetchHere: Transport = (path, init) =>
  fetch(path, language === mainLanguage ? init : { ...init, headers: { ...init.headers, [languageHeader]: language } });

/** Client for writes, and for reads that are not cached. Pages read through the query cache. */
export const call = createApiClient(fetchHere);

const TIMEOUT_MS = 15_000;

/** Aborts a request after a time, because its caller may hold a lock that other tabs wait for. */
export const fetchInTime: Transport = (path, init) =>
  fetchHere(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });

export const callInTime = createApiClient(fetchInTime);
