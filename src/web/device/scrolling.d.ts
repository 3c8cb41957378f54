/*
 * In newer browsers the methods that scroll return a promise, which TypeScript's library does not know. An effect that
 * returns what they return would give React a promise for its cleanup, and the screen would fail with the next one.
 */
type Scrolling = Promise<void> | undefined;

interface Element {
  scrollIntoView(options?: boolean | ScrollIntoViewOptions): Scrolling;
  scrollTo(options?: ScrollToOptions): Scrolling;
  scrollTo(left: number, top: number): Scrolling;
  scrollBy(options?: ScrollToOptions): Scrolling;
  scrollBy(left: number, top: number): Scrolling;
}

declare function scrollTo(options?: ScrollToOptions): Scrolling;
declare function scrollTo(left: number, top: number): Scrolling;
declare function scrollBy(options?: ScrollToOptions): Scrolling;
declare function scrollBy(left: number, top: number): Scrolling;
