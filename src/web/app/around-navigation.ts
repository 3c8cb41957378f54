import type { AroundNavHandler } from "wouter";
import type { ReplyCache } from "../data/reply-cache.ts";
import { asCanonical } from "../messages/addresses.ts";
import { beginNavigation } from "../loading/navigation.ts";

/** Performs a navigation by calling `go`, at once or after a preparation. */
type Navigate = (to: string, go: () => void, replies: ReplyCache) => void;
let performNavigation: Navigate = (_, go) => go();

/** Replaces the plain navigation by one that animates (view-transition.ts). */
export const setNavigation = (animated: Navigate) => void (performNavigation = animated);

/**
 * Returns the router's handler of navigations, which scrolls a new page to its top. Going back is left to the browser,
 * which remembers the place.
 */
export const aroundNavigation =
  (replies: ReplyCache): AroundNavHandler =>
  (navigate, address, options) => {
    const to = asCanonical(address);
    function go() {
      if (new URL(to, location.href).pathname !== location.pathname) beginNavigation();
      navigate(to, options);
      if (!options?.replace) window.scrollTo(0, 0);
    }
    performNavigation(to, go, replies);
  };
