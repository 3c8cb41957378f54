/** Milliseconds until a bead is surely to be seen. */
export const SHOWN = 35;
/** Milliseconds from one writing to the next. Beads of so long are lost at most when the page crashes. */
const PAUSE = 200;

/**
 * Work that no bead should wait for, and that is done once for all that come in quick succession; at the latest when
 * the page is hidden: a phone may end a hidden page without another word.
 */
export function soon(work: () => void) {
  const leaving = new AbortController();
  let timer = 0;
  let last = Number.NEGATIVE_INFINITY;

  function drop() {
    clearTimeout(timer);
    timer = 0;
  }

  function finish() {
    if (!timer) return;
    drop();
    last = performance.now();
    work();
  }

  addEventListener("pagehide", finish, { signal: leaving.signal });
  document.addEventListener("visibilitychange", finish, { signal: leaving.signal });

  return {
    ask: () => void (timer ||= window.setTimeout(finish, Math.max(SHOWN, last + PAUSE - performance.now()))),
    drop,
    leave() {
      leaving.abort();
      finish();
    },
  };
}
