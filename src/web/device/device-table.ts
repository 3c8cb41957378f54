/**
 * A database of this device with one table, whose values have a name each. Every call rejects where the browser refuses it.
 * `version` is raised when what was kept before is of no use.
 */
export function deviceTable<Value>(database: string, version: number) {
  return {
    /** Null where nothing is kept under that name. */
    async get(name: string): Promise<Value | null> {
      // Values of this type alone are put into this table.
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
