/**
 * Calls `run` with a module once it is loaded, unless stopped before. Returns how to stop, which also calls the
 * function that `run` returns. It is for what a page can do without, so a module that cannot be loaded is only logged.
 */
export function runWhenLoaded<Module>(load: () => Promise<Module>, run: (module: Module) => (() => void) | undefined) {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function begin() {
    const module = await load();
    const stop = signal.aborted ? undefined : run(module);
    if (stop) signal.addEventListener("abort", stop);
  }
  begin().catch(console.warn);
  return () => stopping.abort();
}
