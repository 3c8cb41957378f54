/** Calls back with the key when another tab has changed what is stored; with null when it has removed everything. */
export const watchAllStored = (listener: (key: string | null) => void, signal: AbortSignal) =>
  addEventListener("storage", ({ key }) => listener(key), { signal });

/** Calls back with the new text when another tab has changed or removed it. */
export function watchStored(key: string, listener: (value: string | null) => void, signal?: AbortSignal) {
  addEventListener(
    "storage",
    (event) => {
      // An event without a key says that everything was removed.
      if (event.key === key || event.key === null) listener(event.newValue);
    },
    signal && { signal },
  );
}
