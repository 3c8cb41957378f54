/** A script that could not be loaded. Like fetch, import() throws a TypeError where nothing answers. */
export class ScriptError extends TypeError {
  override name = "ScriptError";
}

/**
 * Returns a function that loads a module in a script of its own, once, and throws a ScriptError. A failed import is
 * tried again at the next call. Some browsers remember a failure by its URL, so if the error names one, the next call
 * also tries another URL. If a browser remembers the failure of a script that this one imports, only a reload helps.
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
      // The other URL leads to the same script, so to a module of the same type.
      return (await importUrl(`${url}?retry=${failures}`)) as Module;
    }
  }

  function forget(error: unknown): never {
    loading = null;
    throw new ScriptError(error instanceof Error ? error.message : String(error), { cause: error });
  }

  return () => (loading ??= load().catch(forget));
}

/** Returns the URL of the script that could not be fetched. Chromium and Firefox put it at the end of the message. */
const urlIn = (error: unknown) => (error instanceof Error && /https?:\S+\.js$/.exec(error.message)?.[0]) || null;
