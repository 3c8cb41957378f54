import type { MalaInProgress } from "./mala-in-progress.ts";
import type { PracticeEntry } from "./practice-entry.ts";
import type { Change, PracticeDatabase, Rows } from "./practice-database.ts";

/** The first release wrote version 2; a browser opens no lower one after that. */
const VERSION = 2;
const TABLES = ["malas", "entries"] as const;

/** Rejects where the browser refuses a database. What could not be opened, or was closed, is opened again for the next use. */
export function indexedDatabase(factory: () => IDBFactory): PracticeDatabase {
  let connection: IDBDatabase | null = null;
  let opening: Promise<IDBDatabase> | null = null;

  function forget() {
    connection = null;
    opening = null;
  }

  /** A browser closes it when its data is cleared or memory is short; another tab may want to upgrade it. */
  function watch(database: IDBDatabase) {
    database.addEventListener("close", forget);
    database.addEventListener("versionchange", () => {
      database.close();
      forget();
    });
    connection = database;
    return database;
  }

  /** The work is done in this very task once the connection is open. */
  async function use<Result>(work: (database: IDBDatabase) => Promise<Result>): Promise<Result> {
    try {
      if (connection) return await work(connection);
      opening ??= connect(factory).then(watch);
      return await opening.then(work);
    } catch (error) {
      if (!connection || (error instanceof DOMException && error.name === "InvalidStateError")) forget();
      throw error;
    }
  }

  return {
    isOpen: () => connection !== null,
    write: (changes) => use((database) => write(database, changes)),
    read: () => use(read),
    update: (decide) => use((database) => update(database, decide)),
  };
}

const connect = (factory: () => IDBFactory) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory().open("practice", VERSION);
    request.addEventListener("upgradeneeded", () => {
      const { result: database } = request;
      database.createObjectStore("entries", { keyPath: "id" });
      database.createObjectStore("malas", { keyPath: "key" });
    });
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("The database cannot be opened")));
  });

async function write(database: IDBDatabase, changes: readonly Change[]) {
  if (changes.length === 0) return;
  const transaction = database.transaction(new Set(changes.map(({ table }) => table)), "readwrite");
  apply(transaction, changes);
  await durable(transaction);
}

async function read(database: IDBDatabase): Promise<Rows> {
  const transaction = database.transaction(TABLES, "readonly");
  const rows = readAll(transaction);
  transaction.commit();
  await durable(transaction);
  return rows();
}

function update(database: IDBDatabase, decide: (rows: Rows) => readonly Change[]) {
  const transaction = database.transaction(TABLES, "readwrite");
  const rows = readAll(transaction, () => apply(transaction, decide(rows())));
  return durable(transaction);
}

/** Without the commit an unfinished transaction is aborted when its page goes. */
function apply(transaction: IDBTransaction, changes: readonly Change[]) {
  for (const { table, key, row } of changes) {
    const store = transaction.objectStore(table);
    if (row) store.put(row);
    else store.delete(key);
  }
  transaction.commit();
}

/** Requests are answered in their order, so the last one says that all are. */
function readAll(transaction: IDBTransaction, onRead?: () => void): () => Rows {
  // Nothing but this file writes these tables.
  const malas = transaction.objectStore("malas").getAll() as IDBRequest<MalaInProgress[]>;
  const entries = transaction.objectStore("entries").getAll() as IDBRequest<PracticeEntry[]>;
  if (onRead) entries.addEventListener("success", onRead);
  return () => ({ malas: malas.result, entries: entries.result });
}

/** Resolves after the transaction, which is later than its requests. */
const durable = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("The transaction was aborted")));
  });
