/**
 * Runs a part of a module as soon as the module is loaded, unless it has been stopped by then. Returns how to stop, which
 * also ends what runs. Where the module cannot be loaded, nothing runs, and that is logged.
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
