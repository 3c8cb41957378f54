import { criticalMessages } from "./messages/critical.ts";

/** The app could not start, or fell as a whole. Its panel is loaded now; if that fails too, the last page is shown. */
export function tellFailedStart(error: unknown) {
  console.error(error);
  tell((panels) => panels.showFailedStart(error));
}

/** Refused or ended playback is an everyday thing, not a failure of the app. */
const everyday = new Set(["AbortError", "NotAllowedError", "NotSupportedError"]);

/**
 * A promise that nobody caught: before the app is there it is probably why it does not come. Afterwards the
 * browser's log is enough, for what is on the screen still works, and a mala may be in progress.
 */
export const watchRejections = () => window.addEventListener("unhandledrejection", onRejection);
export const ignoreRejections = () => window.removeEventListener("unhandledrejection", onRejection);

function onRejection({ reason }: PromiseRejectionEvent) {
  if (reason instanceof DOMException && everyday.has(reason.name)) return;
  tell((panels) => panels.showRejection(reason));
}

function tell(show: (panels: typeof import("./failure-panels.ts")) => void) {
  import("./failure-panels.ts").then(show).catch(showCriticalPage);
}

/** Needs nothing but this file. */
function showCriticalPage(error: unknown) {
  console.error(error);
  const t = criticalMessages.en;
  document.body.innerHTML = `<main class="notice"><h1>${t.title}</h1><button class="button">${t.reload}</button></main>`;
  document.querySelector("button")?.addEventListener("click", () => location.reload());
}
