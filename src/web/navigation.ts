import { useEffect } from "react";
import type { AroundNavHandler } from "wouter";

/** Goes to another page, by calling `go`, at once or soon. */
type Turn = (to: string, go: () => void) => void;
let turn: Turn = (_, go) => go();

/** From when on there is more to see between two pages (picture-turn.ts). */
export const turnBy = (better: Turn) => void (turn = better);

/** A new page begins at its top. Going back is left to the browser, which remembers where one was. */
export const turnPage: AroundNavHandler = (navigate, to, options) =>
  turn(to, () => {
    navigate(to, options);
    if (!options?.replace) window.scrollTo(0, 0);
  });

let isFirstPage = true;

/**
 * Stands beside a page's content, so that it comes with it and not with its skeleton: then the focus moves to
 * the page's heading, which makes a screen reader say where one is. The first page is announced by the browser.
 */
export function Arrival() {
  useEffect(() => {
    if (!isFirstPage) focusHeading();
    isFirstPage = false;
  }, []);
  return null;
}

export function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
