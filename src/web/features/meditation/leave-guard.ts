import { guardHistory } from "../../loading/navigation.ts";

/** Attempt of the visitor to leave the page. */
export type LeaveRequest = { by: "link"; path: string } | { by: "back" };

/** Marks in the state of a history entry, by which a guard knows its own entry and the page's again. */
interface Marks {
  /** The guard's own entry. */
  guard?: string;
  /** The entry of the page, which lies before that one. */
  guarded?: string;
}

const readMarks = () => (history.state ?? {}) as Marks;

/**
 * Asks before somebody leaves the page by a link within the site, by going back, or by closing the tab. An additional
 * entry in the history stands between this page and the one before, and is removed when the guard ends.
 */
export function guardLeaving(ask: (request: LeaveRequest) => void) {
  const ending = new AbortController();
  const { signal } = ending;
  const { href } = location;
  const id = String(Math.random());
  let isLeaving = false;
  /** False where the visitor went back past the page, whose entry is lost then: the guard's own takes its place. */
  let isPageBefore = true;

  const putEntry = () => history.pushState({ ...history.state, guarded: undefined, guard: id }, "", href);

  function onClick(event: MouseEvent) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!isPlain || !link || link.origin !== location.origin || link.hash) return;
    event.preventDefault();
    event.stopPropagation();
    ask({ by: "link", path: link.pathname + link.search });
  }

  /**
   * However many steps it went back, the entry is put where that led, so that going back once more is asked about, too.
   * The router does not learn of it, for the page stays.
   */
  function onBack(event: PopStateEvent) {
    event.stopImmediatePropagation();
    isPageBefore = readMarks().guarded === id;
    putEntry();
    ask({ by: "back" });
  }

  // A page that was reloaded during a sitting stands at the entry of its former guard.
  history.replaceState({ ...history.state, guarded: id, guard: undefined }, "");
  putEntry();
  document.addEventListener("click", onClick, { capture: true, signal });
  const stopGuarding = guardHistory(onBack);
  // When the tab is closed, only the browser can ask, and in its own words.
  addEventListener("beforeunload", (event) => event.preventDefault(), { signal });

  function stop() {
    ending.abort();
    stopGuarding();
  }

  return {
    leave(request: LeaveRequest, go: (path: string) => void) {
      isLeaving = true;
      stop();
      if (request.by === "back") return history.go(isPageBefore ? -2 : -1);
      // The new page takes the place of the guard's entry in the history.
      go(request.path);
    },
    end() {
      stop();
      if (isLeaving || readMarks().guard !== id) return;
      if (isPageBefore) history.back();
      else history.replaceState({ ...history.state, guard: undefined }, "");
    },
  };
}
