import type { Clock } from "./clock.ts";

/** Milliseconds. */
const DELAY = 200;

interface Options {
  clock: Clock;
  /** Fires "pagehide" and "visibilitychange". */
  page: EventTarget;
}

/** Work that is done once for all requests in quick succession; at the latest when the page is hidden. */
export function batchUntilHidden(work: () => void, { clock, page }: Options) {
  const ending = new AbortController();
  let cancel: (() => void) | null = null;

  function drop() {
    cancel?.();
    cancel = null;
  }

  function finish() {
    if (!cancel) return;
    drop();
    work();
  }

  for (const name of ["pagehide", "visibilitychange"]) page.addEventListener(name, finish, { signal: ending.signal });

  return {
    request: () => void (cancel ??= clock.after(DELAY, finish)),
    drop,
    end() {
      ending.abort();
      finish();
    },
  };
}
