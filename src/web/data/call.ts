/* @chunk entry */
import { createApiClient, type Transport } from "#contract/client.ts";
import { languageHeader } from "#contract/language-header.ts";
import { language } from "#messages/language.ts";
import { mainLanguage } from "#model/languages.ts";

/**
 * Calls the browser's fetch. A header says in which language emails and lists are to be written, unless that is the
 * main one.
 */
export const fetchHere: Transport = (path, init) =>
  fetch(path, language === mainLanguage ? init : { ...init, headers: { ...init.headers, [languageHeader]: language } });

/** This client is for writes, and for reads that are not cached. Pages read through the query cache. */
export const call = createApiClient(fetchHere);
