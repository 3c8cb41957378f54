import { useEffect, useState } from "react";

/** The element that had the focus when a navigation began; undefined when no navigation is under way. */
let focusedBefore: Element | null | undefined;

let hasNavigated = false;

/** Returns true until the visitor goes to another page, so while the page from the server is shown. */
export const isFirstPage = () => !hasNavigated;

/**
 * Returns true as long as the component is mounted, if it came with the first page. The lower part of that page is laid
 * out when it comes near; every later page is laid out at once, because going back must find the former place.
 */
export const useIsFirstPage = () => useState(isFirstPage)[0];

/** Lets the page that a navigation leads to take the focus. */
export function beginNavigation() {
  hasNavigated = true;
  focusedBefore = document.activeElement;
}

type HistoryGuard = (event: PopStateEvent) => void;

let guard: HistoryGuard | null = null;

/** Lets a guard see each step in the history, and stop it, before the router does. Returns how to remove the guard. */
export function guardHistory(newGuard: HistoryGuard) {
  guard = newGuard;
  return () => void (guard = null);
}

/**
 * Handles a step in the history. It must be registered before the router, because browsers call the listeners of a
 * window in the order in which they were added.
 */
export function onHistoryStep(event: PopStateEvent) {
  if (guard) guard(event);
  else beginNavigation();
}

/**
 * Moves the focus to the heading of a new page, which makes a screen reader announce the page, and scrolls to the place
 * that the address names. To be rendered beside a page's content, so that it mounts with the content and not with the
 * skeleton. The browser announces the first page itself. If the visitor has moved the focus while a page was on its
 * way, it stays there.
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
