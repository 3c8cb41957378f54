/** Milliseconds: more than a small phone takes for a touch and its frame, and less than anybody sees. */
const LATER = 50;

const due = new Set<() => void>();

/** Runs once the touch is over and what it has changed is seen: work that is less urgent than a number waits so long. */
export function afterTouch(work: () => void) {
  if (due.size === 0) setTimeout(doAll, LATER);
  due.add(work);
}

function doAll() {
  const works = [...due];
  due.clear();
  for (const work of works) work();
}
