import type { ChantBody, SittingBody } from "#contract/practice-bodies.ts";

interface Kept {
  /** Whose it is; null: nobody was signed in, and it goes to the first who is. */
  owner: string | null;
  /** `open`: still being chanted. `refused`: the server will never take it, for this reason. */
  state: { name: "open" } | { name: "due" } | { name: "refused"; reason: string };
}

interface KeptChant extends Kept, Omit<ChantBody, "localDate"> {
  kind: "chant";
}

interface KeptSitting extends Kept, Omit<SittingBody, "localDate"> {
  kind: "sitting";
}

/** A mala, the part of one, or a sitting, still to be sent. The day it counts for is worked out when it is sent. */
export type KeptEntry = KeptChant | KeptSitting;

/** Before there were sittings, nothing said that an entry was a chant. */
type StoredEntry = KeptEntry | Omit<KeptChant, "kind">;

const STORE = "entries";

/** Where the browser lets nothing be stored, this holds what is practised while the page is open. */
const inMemory = new Map<string, KeptEntry>();

let opening: Promise<IDBDatabase> | null = null;

/** What could not be opened, or is open no more, is opened anew for what is stored next. */
const forgetOpening = () => (opening = null);

function open() {
  if (!opening) {
    opening = connect();
    opening.catch(forgetOpening);
  }
  return opening;
}

const connect = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("practice", 1);
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore(STORE, { keyPath: "id" }));
    request.addEventListener("success", () => resolve(watched(request.result)));
    request.addEventListener("error", () => reject(request.error ?? new Error("The practice cannot be stored")));
  });

/** A browser closes it when its data is cleared, or when it is short of memory; another tab may want to remake it. */
function watched(database: IDBDatabase) {
  database.addEventListener("close", forgetOpening);
  database.addEventListener("versionchange", () => {
    database.close();
    forgetOpening();
  });
  return database;
}

/** Resolves when the browser has it for good, which is after the transaction and not after the request. */
async function inStore<Result>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<Result>) {
  const database = await open();
  return new Promise<Result>((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    const request = use(transaction.objectStore(STORE));
    transaction.addEventListener("complete", () => resolve(request.result));
    transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("The practice was not stored")));
  });
}

/** False where it lasts only as long as the page. */
export async function keepEntry(entry: KeptEntry): Promise<boolean> {
  try {
    await inStore("readwrite", (store) => store.put(entry));
    inMemory.delete(entry.id);
    return true;
  } catch (error) {
    console.warn("The practice is kept only while this page is open", error);
    inMemory.set(entry.id, entry);
    return false;
  }
}

export async function forgetEntry(id: string) {
  inMemory.delete(id);
  await inStore("readwrite", (store) => store.delete(id)).catch(noStore);
}

/**
 * Puts `next`, or nothing, where `known` is. False where it has been told anew since it was read: then it stays as it
 * is, for what is known of it is less than what was practised.
 */
export async function replaceEntry(known: KeptEntry, next: KeptEntry | null): Promise<boolean> {
  let isAsKnown = inMemory.get(known.id) === known;
  if (!isAsKnown && inMemory.has(known.id)) return false;
  inMemory.delete(known.id);
  try {
    await inStore<StoredEntry | undefined>("readwrite", (store) => {
      const reading = store.get(known.id);
      reading.addEventListener("success", () => {
        isAsKnown ||= isSame(reading.result, known);
        if (!isAsKnown) return;
        if (next) store.put(next);
        else store.delete(known.id);
      });
      return reading;
    });
    return isAsKnown;
  } catch (error) {
    noStore(error);
    if (next) inMemory.set(next.id, next);
    return true;
  }
}

/** A copy keeps the order of its members. */
const isSame = (stored: StoredEntry | undefined, known: KeptEntry) =>
  stored !== undefined && JSON.stringify(withKind(stored)) === JSON.stringify(known);

/** In the order in which they were begun. */
export async function keptEntries(): Promise<KeptEntry[]> {
  const stored: StoredEntry[] = (await inStore("readonly", (store) => store.getAll()).catch(noStore)) ?? [];
  const inStoreOnly = stored.filter(({ id }) => !inMemory.has(id)).map(withKind);
  return [...inStoreOnly, ...inMemory.values()].toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1));
}

const withKind = (entry: StoredEntry): KeptEntry => ("kind" in entry ? entry : { ...entry, kind: "chant" });

/** What cannot be stored is in memory, so this is enough. */
function noStore(error: unknown) {
  console.warn("The browser stores no practice", error);
}
