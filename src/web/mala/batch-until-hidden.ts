interface Options {
  /** The function runs work later, and returns how to cancel it. */
  schedule: (work: () => void) => () => void;
  /** Fires "pagehide" and "visibilitychange". */
  page: EventTarget;
}

/** Work that is done once for all requests until it is due; at the latest when the page is hidden. */
export function batchUntilHidden(work: () => void, { schedule, page }: Options) {
  const ending = new AbortController();
  let cancel: (() => void) | null = null;

  function drop() {
    cancel?.();
    cancel = null;
  }

  /** Does at once what is requested. */
  function flush() {
    if (!cancel) return;
    drop();
    work();
  }

  for (const name of ["pagehide", "visibilitychange"]) page.addEventListener(name, flush, { signal: ending.signal });

  return {
    request: () => void (cancel ??= schedule(flush)),
    drop,
    flush,
    end() {
      ending.abort();
      flush();
    },
  };
}
