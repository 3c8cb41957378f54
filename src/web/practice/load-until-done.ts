import type { PracticeDeps } from "./practice-deps.ts";
import { waitAfter } from "./retry-waits.ts";

/** Loads a script however often that fails: again after a wait, and when the network comes back. Never rejects. */
export function loadUntilDone<Module>(
  load: () => Promise<Module>,
  onLoaded: (module: Module) => void,
  { clock, page, signal }: Pick<PracticeDeps, "clock" | "page"> & { signal: AbortSignal },
) {
  let failures = 0;
  let cancelTimer: (() => void) | null = null;
  const waiting = new AbortController();

  async function attempt() {
    cancelTimer?.();
    if (waiting.signal.aborted) return;
    try {
      const module = await load();
      if (waiting.signal.aborted) return;
      waiting.abort();
      onLoaded(module);
    } catch (error) {
      console.info("A script will be loaded later", error);
      failures += 1;
      cancelTimer?.();
      cancelTimer = clock.after(waitAfter(failures), () => void attempt());
    }
  }

  page.addEventListener("online", () => void attempt(), { signal: waiting.signal });
  signal.addEventListener("abort", () => {
    cancelTimer?.();
    waiting.abort();
  });
  void attempt();
}
