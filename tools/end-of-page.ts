import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, vi } from "vitest";

/*
 * The timers and tasks of a test's page end with it, as in a browser. Vitest takes the page away after the last test, and
 * what a message or React still waits for would run without one, and fail.
 */
if ("document" in globalThis) {
  const waiting: (() => void)[] = [];
  const { setTimeout: timeout, setInterval: interval, setImmediate: immediate } = globalThis;

  /** Returns the function, which now also notes how to cancel what it begins. */
  const noted = <Given extends unknown[], Handle>(
    begin: (...given: Given) => Handle,
    cancel: (handle: Handle) => void,
  ) =>
    Object.assign((...given: Given) => {
      const handle = begin(...given);
      waiting.push(() => cancel(handle));
      return handle;
    }, begin);

  Object.assign(globalThis, {
    setTimeout: noted(timeout, clearTimeout),
    setInterval: noted(interval, clearInterval),
    setImmediate: noted(immediate, clearImmediate),
  });

  afterAll(async () => {
    await vi.dynamicImportSettled();
    await nextTurn();
    for (const cancel of waiting.splice(0)) cancel();
  });
}
