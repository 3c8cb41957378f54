import { useEffect, useState } from "react";

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

type HistoryGuard = (event: PopStateEvent) => void;

let guard: HistoryGuard | null = null;

/** Lets a guard hear of each step in the history, and stop it, before the router does. Returns how to take it away. */
export function guardHistory(newGuard: HistoryGuard) {
  guard = newGuard;
  return () => void (guard = null);
}

/** Listens before the router: browsers call the listeners of a window in the order in which they came. */
export function onHistoryStep(event: PopStateEvent) {
  if (guard) guard(event);
  else beginNavigation();
}

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
