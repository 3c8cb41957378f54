/* @chunk late */
import { Suspense, useState, type ComponentType, type ReactNode } from "react";
import { HAS_PRESSES, HYDRATED, PAGE_OUTDATED, PRESS_QUEUED } from "./hydration-events.ts";
import { Loaded, type LazyPart } from "./lazy-part.tsx";
import { isFirstPage } from "./navigation.ts";

/**
 * Events that load a late part. An error comes from a picture or a recording, which the loaded part replaces or
 * explains.
 */
const interactions = [
  "pointerover",
  "pointerdown",
  "keydown",
  "focusin",
  "popstate",
  "error",
  PRESS_QUEUED,
  PAGE_OUTDATED,
];

interface LateProps<Props> {
  part: LazyPart<Props>;
  fallback: ReactNode;
  /**
   * Returns true to load the part without an interaction, because it has something to show that the server does not
   * know. It is called again whenever another tab or the account has changed what is stored.
   */
  isUrgent: () => boolean;
  /** Called when the part could not be loaded for a press that waits for it. The next interaction tries again. */
  onFailed: (error: unknown) => void;
  children: (Part: ComponentType<Props>) => ReactNode;
}

/**
 * Renders a part of a page that can be read without its script. In a page from the server, the part is loaded and
 * hydrated when somebody interacts with the page. React keeps the markup of a boundary that suspends while hydrating,
 * as long as nothing renders it again from above. The part's root element carries `data-hydrates="late"`, and calls
 * `announceHydrated` when it has rendered.
 */
export function LateHydration<Props>({ part, fallback, isUrgent, onFailed, children }: LateProps<Props>) {
  const [loading] = useState(() =>
    isServed() && !part.Loaded ? loadOnInteraction(part, isUrgent, onFailed) : part.load(),
  );
  return (
    <Suspense fallback={fallback}>
      <Loaded part={part} loading={loading}>
        {children}
      </Loaded>
    </Suspense>
  );
}

/** Loads a late part before its screen is rendered, except on a page from the server that already shows it. */
export const prepareLate = <Props,>(part: LazyPart<Props>) => (isServed() ? null : part.load());

/** Returns true while the page from the server is shown, and has a late part in it. */
const isServed = () => isFirstPage() && findLatePart() !== null;

const findLatePart = () => (typeof document === "undefined" ? null : document.querySelector("[data-hydrates=late]"));

/** Returns true where the focus moved into the part before the app listened. */
const hasFocus = () => findLatePart()?.contains(document.activeElement) ?? false;

/** Returns true where somebody scrolled before the app listened, or the browser has gone back to where they were. */
const isScrolled = () => scrollY > 0;

/**
 * Tells the queue of early presses that the late part of the page handles presses itself. To be called when the part
 * has rendered.
 */
export const announceHydrated = () => void findLatePart()?.dispatchEvent(new Event(HYDRATED, { bubbles: true }));

function loadOnInteraction<Props>(
  { load }: LazyPart<Props>,
  isUrgent: () => boolean,
  onFailed: (error: unknown) => void,
) {
  const listening = new AbortController();
  let isLoading = false;
  let isAwaited = false;

  return new Promise<ComponentType<Props>>((resolve) => {
    function begin(event?: Event) {
      isAwaited ||= event?.type === PRESS_QUEUED;
      if (isLoading) return;
      isLoading = true;
      load().then(finish, (error: unknown) => {
        console.warn("A part of the page could not be loaded", error);
        if (isAwaited) onFailed(error);
        isLoading = false;
        isAwaited = false;
      });
    }
    function finish(Part: ComponentType<Props>) {
      listening.abort();
      resolve(Part);
    }
    for (const type of interactions) addEventListener(type, begin, { capture: true, signal: listening.signal });
    addEventListener("storage", () => isUrgent() && begin(), { signal: listening.signal });
    if (isUrgent() || hasFocus() || isScrolled() || document.documentElement.hasAttribute(HAS_PRESSES)) begin();
  });
}
