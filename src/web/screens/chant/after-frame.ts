/** Milliseconds: more than a small phone takes for a frame, and less than anybody sees. */
const LATER = 50;

const due = new Set<() => void>();

/** When what has changed by now is to be seen: what is less urgent than a number does not delay it. */
export function afterFrame(work: () => void) {
  if (due.size === 0) setTimeout(doAll, LATER);
  due.add(work);
}

function doAll() {
  const works = [...due];
  due.clear();
  for (const work of works) work();
}
