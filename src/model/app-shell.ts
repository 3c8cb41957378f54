/** Where the app is without a page in it: what is shown of any page when there is no network (src/offline). */
export const appShell = "/app-shell";
/** The program that shows it then. A browser lets it answer for all addresses beneath its own. */
export const serviceWorker = "/service-worker.js";
