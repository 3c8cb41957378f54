import { mainLanguage, type Language } from "./languages.ts";

/**
 * The path of the app without a page in it. The service worker (src/offline) answers with it for any page when there is
 * no network.
 */
export const appShell = "/app-shell";
/**
 * The path of the service worker. It is at the root, because a browser only lets a service worker answer for addresses
 * below its own folder.
 */
export const serviceWorker = "/service-worker.js";
/**
 * Returns the address of the service worker that keeps a language. It is one file, which reads from its own address
 * what to keep. A browser has one worker for the whole site, so the language that was opened last replaces another one.
 */
export const serviceWorkerIn = (language: Language) =>
  language === mainLanguage ? serviceWorker : `${serviceWorker}?language=${language}`;

/** What the service worker tells the page when the browser gives it no room for the texts. */
export const NO_ROOM = "no room";
