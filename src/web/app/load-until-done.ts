import { REACH } from "../device/reach.ts";

/** A script that failed is loaded again after so many milliseconds. */
const WAIT = 15_000;

/**
 * Loads a script, however often that fails: again after a wait, or when the server answers again.
 * Returns undefined where the signal has ended the attempts.
 */
export async function loadUntilDone<Module>(load: () => Promise<Module>, page: EventTarget, signal: AbortSignal) {
  while (!signal.aborted) {
    try {
      return await load();
    } catch (error) {
      console.info("A script will be loaded later", error);
      await new Promise((resolve) => {
        setTimeout(resolve, WAIT);
        page.addEventListener(REACH, resolve, { once: true, signal });
      });
    }
  }
  return undefined;
}
