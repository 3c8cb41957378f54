/** Runs work in a task of its own, right after the next frame is shown. Returns how to cancel. */
export type AfterFrame = (work: () => void) => () => void;

/** A hidden page shows no frames: there the work follows in the same task. */
export const browserAfterFrame: AfterFrame = (work) => {
  let isCanceled = false;
  const run = () => void (isCanceled || work());
  if (document.hidden) queueMicrotask(run);
  else requestAnimationFrame(() => void setTimeout(run));
  return () => void (isCanceled = true);
};
