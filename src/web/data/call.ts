/* @chunk entry */
import { createApiClient, type Transport } from "#contract/client.ts";
import { languageHeader } from "#contract/language-header.ts";
import { language } from "#messages/language.ts";
import { mainLanguage } from "#model/languages.ts";
import { watched } from "../device/reach.ts";

/**
 * Calls the browser's fetch, and gives up after a time: a network without a way out accepts requests and answers none. A
 * header says in which language emails and lists are to be written, unless that is the main one.
 */
const fetchWithin =
  (milliseconds: number): Transport =>
  (path, { signal, ...init }) =>
    fetch(path, {
      ...init,
      ...(language !== mainLanguage && { headers: { ...init.headers, [languageHeader]: language } }),
      signal: AbortSignal.any([AbortSignal.timeout(milliseconds), signal ?? []].flat()),
    });

/** This transport is for reads, which are repeated, and for callers that hold a lock that other tabs wait for. */
export const fetchInTime = watched(fetchWithin(10_000));

export const callInTime = createApiClient(fetchInTime);

/**
 * This client is for writes, such as a photo over a slow network, and for reads that are not cached. Pages read through the
 * query cache.
 */
export const call = createApiClient(fetchWithin(60_000));
