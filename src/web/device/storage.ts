/** Texts by key. Never throws: a browser may forbid its storage, or have no room left. */
export interface TextStorage {
  /** Null for an unknown key, and where storage refuses. */
  read(key: string): string | null;
  /** Null removes the key. False where storage refuses. */
  write(key: string, value: string | null): boolean;
  /** None where storage refuses. */
  keys(): readonly string[];
}

/** The storage is opened for every use, because naming it throws where it is forbidden. The first refusal is logged. */
export function textStorage(open: () => Storage, log: (error: unknown) => void): TextStorage {
  let isLogged = false;

  function attempt<Result>(use: (storage: Storage) => Result, refused: Result): Result {
    try {
      return use(open());
    } catch (error) {
      if (!isLogged) log(error);
      isLogged = true;
      return refused;
    }
  }

  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) =>
      attempt((storage) => {
        if (value === null) storage.removeItem(key);
        else storage.setItem(key, value);
        return true;
      }, false),
    keys: () =>
      attempt((storage) => Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? ""), []),
  };
}

const log = (error: unknown) => console.info("The browser's storage refuses", error);

/** A stored value stays until it is deleted, and every tab sees it. */
export const stored = textStorage(() => localStorage, log);
export const { read: readStored, write: writeStored } = stored;

/** Lasts as long as the tab, and is seen by no other. */
export const { read: readVisit, write: writeVisit } = textStorage(() => sessionStorage, log);

/** Calls back with the key when another tab has changed what is stored; with null when it has removed everything. */
export const watchAllStored = (listener: (key: string | null) => void, signal: AbortSignal) =>
  addEventListener("storage", ({ key }) => listener(key), { signal });

/** Calls back with the new text when another tab has changed or removed it. */
export function watchStored(key: string, listener: (value: string | null) => void, signal?: AbortSignal) {
  addEventListener(
    "storage",
    (event) => {
      // Without a key, everything was removed.
      if (event.key === key || event.key === null) listener(event.newValue);
    },
    signal && { signal },
  );
}
