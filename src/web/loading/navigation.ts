import { useEffect, useState } from "react";
import type { AroundNavHandler } from "wouter";
import type { ReplyCache } from "../data/reply-cache.ts";

/** Performs a navigation by calling `go`, at once or after a preparation. */
type Navigate = (to: string, go: () => void, replies: ReplyCache) => void;
let performNavigation: Navigate = (_, go) => go();

/** Replaces the plain navigation by one that animates (view-transition.ts). */
export const setNavigation = (animated: Navigate) => void (performNavigation = animated);

/** The element that had the focus when a navigation began; undefined when no page is on its way. */
let focusedBefore: Element | null | undefined;

let hasNavigated = false;

/** True until the visitor goes to another page: what is shown came from the server. */
export const isFirstPage = () => !hasNavigated;

/**
 * True as long as the component is mounted, if it came with the first page. What is further down there is laid out when
 * it comes near; every later page at once, because going back must find the place where one was.
 */
export const useIsFirstPage = () => useState(isFirstPage)[0];

/** Lets the page that a navigation leads to take the focus. */
export function beginNavigation() {
  hasNavigated = true;
  focusedBefore = document.activeElement;
}

/** Scrolls a new page to its top. Going back is left to the browser, which remembers the place. */
export const aroundNavigation =
  (replies: ReplyCache): AroundNavHandler =>
  (navigate, to, options) => {
    function go() {
      if (new URL(to, location.href).pathname !== location.pathname) beginNavigation();
      navigate(to, options);
      if (!options?.replace) window.scrollTo(0, 0);
    }
    performNavigation(to, go, replies);
  };

/**
 * Stands beside a page's content, so that it comes with it and not with its skeleton: then the focus moves to the
 * page's heading, which makes a screen reader announce the page, and an address with a place in the page scrolls to it.
 * The browser announces the first page itself, and whoever has begun to do something else while a page was on its way
 * keeps the focus there.
 */
export function FocusOnNavigation() {
  useEffect(() => {
    const { activeElement } = document;
    const isUnmoved = activeElement === document.body || activeElement === focusedBefore;
    if (focusedBefore !== undefined && isUnmoved) focusHeading();
    if (focusedBefore !== undefined) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    focusedBefore = undefined;
  }, []);
  return null;
}

export function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
