/** Attempt of the visitor to leave the page. */
export type LeaveRequest = { by: "link"; path: string } | { by: "back" };

const putEntry = () => history.pushState(history.state, "");

/**
 * Holds the ways out of a page in the midst of something: links within the site, the way back, closing the tab. An
 * entry of the history's own stands between the page and the way back, and is taken away with the guard.
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

  /** The entry stands again before anybody can go back once more. */
  function onBack() {
    putEntry();
    ask({ by: "back" });
  }

  putEntry();
  document.addEventListener("click", onClick, { capture: true, signal });
  addEventListener("popstate", onBack, { signal });
  // Only browsers can ask here, in words of their own.
  addEventListener("beforeunload", (event) => event.preventDefault(), { signal });

  return {
    leave(request: LeaveRequest, go: (path: string) => void) {
      isLeaving = true;
      ending.abort();
      if (request.by === "back") return history.go(-2);
      // In the place of the guard's own entry.
      go(request.path);
    },
    end() {
      ending.abort();
      if (!isLeaving) history.back();
    },
  };
}
