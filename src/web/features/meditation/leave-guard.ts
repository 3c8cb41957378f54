import { guardHistory } from "../../loading/navigation.ts";

/** An attempt of the visitor to leave the page. */
export type LeaveRequest = { by: "link"; path: string } | { by: "back" };

/** Marks in the state of a history entry, by which a guard recognizes its own entry and that of the page. */
interface Marks {
  /** Id of the guard to which this entry belongs. */
  guard?: string;
  /** Id of the guard that watches the page of this entry, which lies before the guard's own entry. */
  guarded?: string;
}

const readMarks = () => (history.state ?? {}) as Marks;

/**
 * Asks before somebody leaves the page by a link within the site, by going back, or by closing the tab. An additional
 * entry in the history lies after that of the page, so that going back leads to the page's own entry first. The
 * additional entry is removed when the guard ends.
 */
export function guardLeaving(ask: (request: LeaveRequest) => void) {
  const ending = new AbortController();
  const { signal } = ending;
  const { href } = location;
  const id = String(Math.random());
  let isLeaving = false;
  /** False if the visitor went back past the page's entry. That entry is lost then, and the guard's takes its place. */
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
   * Puts the guard's entry wherever the step back has led, so that going back once more is asked about too. The router
   * does not learn of the step, because the page stays.
   */
  function onBack(event: PopStateEvent) {
    event.stopImmediatePropagation();
    isPageBefore = readMarks().guarded === id;
    putEntry();
    ask({ by: "back" });
  }

  // A page that was reloaded during a sitting stands at the entry of its former guard, whose mark is removed here.
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
