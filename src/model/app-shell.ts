/**
 * Path of the app without a page in it. The service worker (src/offline) answers with it for any page when there is no
 * network.
 */
export const appShell = "/app-shell";
/**
 * Path of the service worker. It lies at the root because a browser lets it answer only for addresses below its own.
 */
export const serviceWorker = "/service-worker.js";
/** What the service worker tells the page when the browser gives it no room for the texts. */
export const NO_ROOM = "no room";
