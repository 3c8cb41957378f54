/** Texts by key. These functions never throw, because a browser may forbid its storage, or have no room left. */
export interface TextStorage {
  /** Returns null for an unknown key, and where storage refuses. */
  read(key: string): string | null;
  /** Writes a text; null removes the key. Returns false where storage refuses. */
  write(key: string, value: string | null): boolean;
  /** Returns no keys where storage refuses. */
  keys(): readonly string[];
}

/**
 * Wraps a storage. It is opened for every use, because even naming it throws where it is forbidden. The first refusal
 * is logged.
 */
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

/** These texts stay until they are deleted, and every tab sees them. */
export const stored = textStorage(() => localStorage, log);
export const { read: readStored, write: writeStored } = stored;

/** These texts last as long as the tab, and no other tab sees them. The first script of a page does not need them. */
export const visit = /* @__PURE__ */ textStorage(() => sessionStorage, log);
