/**
 * Keeps the screen from going dark; to be called in the press that starts a practice. A browser drops the lock when the
 * page is hidden, so it is taken again on return. Returns how to let the screen sleep.
 */
export function keepScreenOn(onRefused: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let lock: WakeLockSentinel | null = null;

  async function take() {
    if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      const taken = await navigator.wakeLock.request("screen");
      if (signal.aborted) await taken.release();
      else lock = taken;
    } catch (error) {
      // The browser has no wake lock, or refuses it, as with a low battery.
      console.info("The screen may go dark", error);
      if (!signal.aborted) onRefused();
    }
  }

  document.addEventListener("visibilitychange", () => void take(), { signal });
  void take();
  return () => {
    ending.abort();
    void lock?.release();
  };
}
