/** Milliseconds: later than this it would seem to have nothing to do with the touch. */
const LATEST = 100;

const due = new Set<() => void>();

/**
 * Once what has changed by now is to be seen, and nothing more urgent waits, such as the rest of a touch. In a hidden
 * page, once it is shown.
 */
export function afterFrame(work: () => void) {
  if (due.size === 0) requestAnimationFrame(rest);
  due.add(work);
}

/** Not every browser tells when it has nothing else to do. */
function rest() {
  if ("requestIdleCallback" in window) requestIdleCallback(doAll, { timeout: LATEST });
  else setTimeout(doAll, LATEST / 2);
}

function doAll() {
  const works = [...due];
  due.clear();
  for (const work of works) work();
}
