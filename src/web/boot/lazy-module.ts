/**
 * Loads a module in a script of its own, once. A failed import is tried again at the next call. Some browsers remember
 * a failure by its URL, so where the error names one, the next call also asks with another one.
 */
export function lazyModule<Module>(
  importModule: () => Promise<Module>,
  importUrl: (url: string) => Promise<unknown> = (url) => import(/* @vite-ignore */ url),
): () => Promise<Module> {
  let loading: Promise<Module> | null = null;
  let failures = 0;

  async function load() {
    try {
      return await importModule();
    } catch (error) {
      failures += 1;
      const url = urlIn(error);
      if (failures === 1 || url === null) throw error;
      // The same script, so the same module.
      return (await importUrl(`${url}?retry=${failures}`)) as Module;
    }
  }

  function forget(error: unknown): never {
    loading = null;
    throw error;
  }

  return () => (loading ??= load().catch(forget));
}

/** Chromium and Firefox name the script that could not be fetched at the end of the message. */
const urlIn = (error: unknown) => (error instanceof Error && /https?:\S+\.js$/.exec(error.message)?.[0]) || null;
