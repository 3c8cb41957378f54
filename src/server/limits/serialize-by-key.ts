/** Runs tasks of the same key one after another, in the order of their calls. */
export function createKeyedSerializer() {
  const last = new Map<string, Promise<unknown>>();

  return async function serialize<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const before = last.get(key);
    const own = before ? before.then(task, task) : task();
    last.set(key, own);
    try {
      return await own;
    } finally {
      if (last.get(key) === own) last.delete(key);
    }
  };
}
