/** Keeps so many values by their keys. The one that was used longest ago is dropped first. */
export function createLatestUsed<Value>(most: number) {
  const kept = new Map<string, Value>();

  function set(key: string, value: Value) {
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  }

  return {
    set,
    get(key: string): Value | undefined {
      const value = kept.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
  };
}
