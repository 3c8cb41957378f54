import { findPage } from "../routes.tsx";
import printLayout from "../../styles/print-layout.css?url";
import { registerServiceWorker } from "./service-worker.ts";
import { startViewTransitions } from "./view-transition.ts";

let isStarted = false;

/** Makes navigation quicker and smoother: loaded with the first interaction, since a page works without it. */
export function onInteraction(event: Event) {
  prefetchScreen(event);
  if (isStarted) return;
  isStarted = true;
  startViewTransitions();
  loadPrintLayout();
  if (import.meta.env.PROD) afterFirstPage(() => void registerServiceWorker());
}

/** Whoever prints a page has pressed a key, or pointed at something. */
function loadPrintLayout() {
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "stylesheet", media: "print", href: printLayout }),
  );
}

/** Acts when a second page is opened, or the first one is left: before, it would take bandwidth from the first page. */
function afterFirstPage(act: () => void) {
  const [navigation] = performance.getEntriesByType("navigation");
  // The second page was opened before this module was loaded, or came as a document since the app was not there yet.
  const isSecond = navigation && new URL(navigation.name).pathname !== location.pathname;
  if (isSecond || document.referrer.startsWith(`${location.origin}/`)) return act();
  const listening = new AbortController();
  function onNext() {
    listening.abort();
    act();
  }
  for (const type of ["pushState", "visibilitychange"]) addEventListener(type, onNext, { signal: listening.signal });
}

/** Loads a page's script when a link to it is pointed at or focused, also one inside an article. */
function prefetchScreen({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
  if (!link) return;
  // The click loads it again, and shows the failure.
  findPage(link.pathname)?.page.screen.load().catch(ignore);
}

const ignore = () => {};
