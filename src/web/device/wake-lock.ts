import { nicety } from "./nicety.ts";

/**
 * Keeps the screen on. To be called in the press that starts a practice. A browser drops the lock when the page is
 * hidden, so it is requested again on return. If the system releases it while the page is seen, as when the battery
 * runs low, it is requested once more; a second release before the page was hidden counts as a refusal. Returns how to
 * let the screen sleep.
 */
export function keepScreenOn(onRefused: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let lock: WakeLockSentinel | null = null;
  let isTaking = false;
  let mayTakeAgain = true;

  async function take() {
    if (isTaking || document.visibilityState !== "visible" || (lock && !lock.released)) return;
    isTaking = true;
    try {
      const taken = await navigator.wakeLock.request("screen");
      if (signal.aborted) return await taken.release();
      lock = taken;
      taken.addEventListener("release", () => lock === taken && onReleased(), { signal });
    } catch (error) {
      // The browser has no wake lock, or refuses it, as with a low battery.
      refuse(error);
    } finally {
      isTaking = false;
    }
  }

  function refuse(reason: unknown) {
    console.info("The screen may go dark", reason);
    if (!signal.aborted) onRefused();
  }

  function onReleased() {
    if (document.visibilityState !== "visible") return;
    if (!mayTakeAgain) return refuse("The system has taken the lock twice");
    mayTakeAgain = false;
    void take();
  }

  function onVisibilityChange() {
    if (document.visibilityState !== "visible") mayTakeAgain = true;
    void take();
  }

  document.addEventListener("visibilitychange", onVisibilityChange, { signal });
  void take();
  return () => {
    ending.abort();
    void nicety("release of the wake lock", () => lock?.release(), undefined);
  };
}
