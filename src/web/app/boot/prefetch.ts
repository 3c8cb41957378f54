import { pathOf } from "../../messages/addresses.ts";
import { findPage } from "../routes.tsx";
import { registerServiceWorker } from "./register-service-worker.ts";
import { startViewTransitions } from "./view-transition.ts";

let isStarted = false;

/** Makes navigation faster and smoother. It is loaded with the first interaction, because a page works without it. */
export function onInteraction(event: Event) {
  prefetchScreen(event);
  if (isStarted) return;
  isStarted = true;
  startViewTransitions();
  if (import.meta.env.PROD) afterFirstPage(() => void registerServiceWorker());
}

/**
 * Acts when a second page is opened, or when the first one is hidden or left. Before that, it would take bandwidth from
 * the first page.
 */
function afterFirstPage(act: () => void) {
  const [navigation] = performance.getEntriesByType("navigation");
  // The second page was opened before this module was loaded, or came as a document because the app was not loaded yet.
  const isSecond = navigation && new URL(navigation.name).pathname !== location.pathname;
  if (isSecond || document.referrer.startsWith(`${location.origin}/`)) return act();
  const listening = new AbortController();
  function onNext() {
    listening.abort();
    act();
  }
  for (const type of ["pushState", "visibilitychange"]) addEventListener(type, onNext, { signal: listening.signal });
}

/** Loads the script of a page when somebody points at a link to it or focuses that link, also inside an article. */
function prefetchScreen({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
  if (!link) return;
  // A click loads the screen again, and shows a failure.
  findPage(pathOf(link.pathname))?.page.screen.load().catch(ignore);
}

const ignore = () => {};
