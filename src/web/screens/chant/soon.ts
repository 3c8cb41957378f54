/** Milliseconds. Beads of so long are lost at most when the page crashes. */
const DELAY = 200;

/**
 * Work that no bead should wait for, and that is done once for all that come in quick succession; at the latest when
 * the page is hidden: a phone may end a hidden page without another word.
 */
export function soon(work: () => void) {
  const leaving = new AbortController();
  let timer = 0;

  function drop() {
    clearTimeout(timer);
    timer = 0;
  }

  function finish() {
    if (!timer) return;
    drop();
    work();
  }

  addEventListener("pagehide", finish, { signal: leaving.signal });
  document.addEventListener("visibilitychange", finish, { signal: leaving.signal });

  return {
    ask: () => void (timer ||= window.setTimeout(finish, DELAY)),
    drop,
    leave() {
      leaving.abort();
      finish();
    },
  };
}
