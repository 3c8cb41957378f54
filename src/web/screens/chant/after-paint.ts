/** Milliseconds that it may wait at most while the page is busy. */
const PATIENCE = 150;

/**
 * Work that no bead should wait for. It is done once for all that asked, soon after the next paint, and at the latest
 * when the page is hidden: a phone may end a hidden page without another word.
 */
export function afterPaint(work: () => void) {
  const leaving = new AbortController();
  let idle = 0;
  let timer = 0;

  function drop() {
    clearTimeout(timer);
    if (idle) cancelIdleCallback(idle);
    idle = timer = 0;
  }

  function finish() {
    if (!timer) return;
    drop();
    work();
  }

  function ask() {
    if (timer) return;
    timer = window.setTimeout(finish, PATIENCE);
    // Not in Safari.
    if ("requestIdleCallback" in window) idle = requestIdleCallback(finish);
  }

  addEventListener("pagehide", finish, { signal: leaving.signal });
  document.addEventListener("visibilitychange", finish, { signal: leaving.signal });

  return {
    ask,
    drop,
    finish,
    leave() {
      leaving.abort();
      finish();
    },
  };
}
