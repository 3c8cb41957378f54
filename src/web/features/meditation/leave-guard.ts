/** Attempt of the visitor to leave the page. */
export type LeaveRequest = { by: "link"; path: string } | { by: "back" };

const putEntry = () => history.pushState(history.state, "");

/**
 * Asks before somebody leaves the page by a link within the site, by going back, or by closing the tab. An additional
 * entry in the history stands between this page and the one before, and is removed when the guard ends.
 */
export function guardLeaving(ask: (request: LeaveRequest) => void) {
  const ending = new AbortController();
  const { signal } = ending;
  let isLeaving = false;

  function onClick(event: MouseEvent) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!isPlain || !link || link.origin !== location.origin || link.hash) return;
    event.preventDefault();
    event.stopPropagation();
    ask({ by: "link", path: link.pathname + link.search });
  }

  /** The entry is put back first, so that going back once more is asked about, too. */
  function onBack() {
    putEntry();
    ask({ by: "back" });
  }

  putEntry();
  document.addEventListener("click", onClick, { capture: true, signal });
  addEventListener("popstate", onBack, { signal });
  // When the tab is closed, only the browser can ask, and in its own words.
  addEventListener("beforeunload", (event) => event.preventDefault(), { signal });

  return {
    leave(request: LeaveRequest, go: (path: string) => void) {
      isLeaving = true;
      ending.abort();
      if (request.by === "back") return history.go(-2);
      // The new page takes the place of the guard's entry in the history.
      go(request.path);
    },
    end() {
      ending.abort();
      if (!isLeaving) history.back();
    },
  };
}
