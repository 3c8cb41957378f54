interface Kept {
  text: string;
  headers: Headers;
}

const keyOf = (key: RequestInfo | URL) =>
  new URL(key instanceof Request ? key.url : key, "https://mantra.example").href;

/** The caches of a browser, in memory, with room for so many characters. */
export function testCaches() {
  const all = new Map<string, Map<string, Kept>>();
  const storage = { room: Infinity };
  function used() {
    let sum = 0;
    for (const cache of all.values()) for (const { text } of cache.values()) sum += text.length;
    return sum;
  }

  function open(name: string) {
    const cache = all.get(name) ?? new Map<string, Kept>();
    all.set(name, cache);
    return {
      async match(key: RequestInfo | URL) {
        const kept = cache.get(keyOf(key));
        return kept && new Response(kept.text, { headers: kept.headers });
      },
      async put(key: RequestInfo | URL, response: Response) {
        const text = await response.text();
        if (used() + text.length > storage.room) throw new DOMException("full", "QuotaExceededError");
        cache.set(keyOf(key), { text, headers: response.headers });
      },
      delete: async (key: RequestInfo | URL) => cache.delete(keyOf(key)),
      keys: async () => Array.from(cache.keys(), (url) => new Request(url)),
    };
  }

  const pathsIn = (name: string) => Array.from(all.get(name)?.keys() ?? [], (url) => new URL(url).pathname);
  return { caches: { open: async (name: string) => open(name) }, storage, used, pathsIn };
}
