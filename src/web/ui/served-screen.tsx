import { createElement, memo, Suspense, use, type ComponentType } from "react";

interface Served<Props> {
  /** An element of the screen. Where the script finds it, the page came from the server. */
  element: string;
  Skeleton: ComponentType;
  load: () => Promise<ComponentType<Props & { onAlive: () => void }>>;
  /** Whether the screen is to come alive at once, because it has something to show that the server does not know. */
  isWantedAtOnce: () => boolean;
  /** The button that is meant by a click, a key or a form that is sent, before the screen can answer. */
  buttonOf: (event: Event) => HTMLElement | null;
  /** For what a browser allows only in the touch itself. */
  atFirstPress?: (button: HTMLElement) => void;
}

/** Somebody reaches for the page; an error is of a picture or a recording, in whose place something is to be shown. */
const signs = ["pointerover", "pointerdown", "click", "keydown", "submit", "focusin", "popstate", "error"];

/**
 * A screen whose page from the server is whole, and can be read without a script. So a first visit loads what makes it
 * alive only when somebody reaches for it, and React brings the markup to life then. What could not be loaded is tried
 * again at the next touch.
 */
export function servedScreen<Props extends object>(screen: Served<Props>) {
  const isServed = typeof document !== "undefined" && document.querySelector(screen.element) !== null;
  const waiting = new AbortController();
  /** Pressed before the screen could answer. */
  const early: HTMLElement[] = [];
  let Alive: Awaited<ReturnType<typeof screen.load>> | null = null;

  async function load() {
    Alive ??= await screen.load();
    return Alive;
  }

  function loadAtTouch() {
    const heard = { capture: true, signal: waiting.signal };
    for (const name of ["click", "keydown", "submit"]) addEventListener(name, keep, heard);
    return new Promise<NonNullable<typeof Alive>>((resolve) => {
      const begin = () =>
        load().then(resolve, (error: unknown) => console.warn("The practice could not be loaded", error));
      for (const sign of signs) addEventListener(sign, begin, heard);
      if (screen.isWantedAtOnce()) void begin();
    });
  }

  /** React is not to hear of it: it may bring the screen to life in this very event, and would answer it a second time. */
  function keep(event: Event) {
    const button = screen.buttonOf(event);
    if (!button) return;
    event.stopPropagation();
    event.preventDefault();
    early.push(button);
    if (early.length === 1) screen.atFirstPress?.(button);
  }

  /** The screen answers for itself from here on, and hears what it missed. */
  function onAlive() {
    waiting.abort();
    for (const button of early.splice(0)) button.click();
  }

  const touched = isServed ? loadAtTouch() : null;
  const Content = (props: Props) => createElement(Alive ?? use(touched ?? load()), { ...props, onAlive });

  return {
    /** What must be there before the screen is rendered: elsewhere than on a page from the server, everything. */
    prepare: () => (isServed ? null : load()),
    // Not to be rendered again from above while it waits: React would take the server's markup away, and show the skeleton.
    Screen: memo((props: Props) => (
      <Suspense fallback={<screen.Skeleton />}>
        <Content {...props} />
      </Suspense>
    )),
  };
}
