import type { QueryClient } from "@tanstack/react-query";
import { keepOffline } from "./keep-offline.ts";
import { withPictures } from "./picture-turn.ts";
import { findPage } from "./routes.tsx";

let isReady = false;

/** What makes going on to other pages quicker and finer, and can be done without: loaded when somebody reaches for this one. */
export function prepareGoingOn(client: QueryClient, reached: Event) {
  preload(reached);
  if (isReady) return;
  isReady = true;
  for (const sign of ["pointerover", "focusin"]) document.addEventListener(sign, preload);
  withPictures(client);
  if (import.meta.env.PROD) whenGoneOn(() => void keepOffline());
}

/** Once somebody is on another page, or leaves: it should take nothing from what they came for. */
function whenGoneOn(act: () => void) {
  const [arrival] = performance.getEntriesByType("navigation");
  // While this was on its way.
  if (arrival && new URL(arrival.name).pathname !== location.pathname) return act();
  const waiting = new AbortController();
  function goneOn() {
    waiting.abort();
    act();
  }
  for (const end of ["pushState", "visibilitychange"]) addEventListener(end, goneOn, { signal: waiting.signal });
}

/** Fetches a page's script when its link is pointed at or focused, also one inside an article. */
function preload({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
  // A failure here is no failure yet: the click will try again and show it.
  if (link)
    findPage(link.pathname)
      ?.page.screen.load()
      .catch(() => {});
}
