/**
 * Opens a database of this device with one table, whose values have a name each. Every call rejects where the browser
 * refuses it. Raise `version` when values of earlier versions are of no use.
 */
export function deviceTable<Value>(database: string, version: number) {
  return {
    /** Reads a value; null where there is none under that name. */
    async get(name: string): Promise<Value | null> {
      // Only values of this type are put into the table.
      const found = (await request("readonly", (table) => table.get(name))) as Value | undefined;
      return found ?? null;
    },
    put: (name: string, value: Value) => request("readwrite", (table) => table.put(value, name)),
    delete: (name: string) => request("readwrite", (table) => table.delete(name)),
  };

  async function request(mode: IDBTransactionMode, ask: (table: IDBObjectStore) => IDBRequest): Promise<unknown> {
    const connection = await connect(database, version);
    try {
      const transaction = connection.transaction(database, mode);
      const asked = ask(transaction.objectStore(database));
      await new Promise<void>((resolve, reject) => {
        transaction.addEventListener("complete", () => resolve());
        transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("It was aborted")));
      });
      return asked.result;
    } finally {
      connection.close();
    }
  }
}

const connect = (database: string, version: number) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(database, version);
    opening.addEventListener("upgradeneeded", () => {
      for (const table of opening.result.objectStoreNames) opening.result.deleteObjectStore(table);
      opening.result.createObjectStore(database);
    });
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => reject(opening.error ?? new Error("The database cannot be opened")));
  });
