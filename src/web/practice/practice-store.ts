import type { TextStorage } from "../device/storage.ts";
import type { Change, PracticeDatabase, Rows } from "./practice-database.ts";
import { isOutdated, unsavedChanges, type UnsavedChanges } from "./unsaved-changes.ts";

/** Everything practiced in this browser that the server has not confirmed yet. */
export interface PracticeStore {
  /** The rows are written in this very task. The promise resolves to false where the database refuses. */
  write(changes: readonly Change[]): Promise<boolean>;
  read(): Promise<Rows>;
  /** Writes what is decided on the rows, with nothing in between. */
  update(decide: (rows: Rows) => readonly Change[]): Promise<void>;
  /** Called with the entries that have become due. */
  onDue(listener: () => void, signal: AbortSignal): void;
}

interface Options {
  database: PracticeDatabase;
  storage: TextStorage;
  /** Fires "pagehide" and "pageshow". */
  page: EventTarget;
}

/** Where the database refuses, rows are kept in memory and, as far as it goes, in the browser's text storage. */
export function openPracticeStore({ database, storage, page }: Options): PracticeStore {
  const unsaved = unsavedChanges(storage);
  const listeners = new Set<() => void>();
  let isPageGone = false;

  async function write(changes: readonly Change[]) {
    unsaved.begin(changes);
    keepUnconfirmed();
    const isSaved = await attempt(database.write(changes));
    if (isSaved) unsaved.saved(changes);
    else unsaved.refused(changes);
    tellDue(changes);
    return isSaved;
  }

  async function read() {
    unsaved.reload();
    let rows = noRows;
    await attempt(database.read().then((found) => (rows = found)));
    return unsaved.applyTo(rows);
  }

  async function update(decide: (rows: Rows) => readonly Change[]) {
    let changes: readonly Change[] | null = null;
    function decideOn(rows: Rows) {
      unsaved.reload();
      changes = decide(unsaved.applyTo(rows));
      unsaved.begin(changes);
      return changes;
    }
    const isSaved = await attempt(database.update(decideOn));
    const decided = changes ?? decideOn(noRows);
    if (isSaved) unsaved.saved(decided);
    else unsaved.refused(decided);
    tellDue(decided);
  }

  function tellDue(changes: readonly Change[]) {
    if (changes.some(isDue)) for (const listener of listeners) listener();
  }

  /** A transaction behind an unfinished one, or a connection still opening, may not outlive the page. */
  function keepUnconfirmed() {
    if (isPageGone) unsaved.flush();
  }

  page.addEventListener("pagehide", () => {
    isPageGone = true;
    keepUnconfirmed();
  });
  page.addEventListener("pageshow", () => (isPageGone = false));
  void carryOver(database, unsaved);

  return {
    write,
    read,
    update,
    onDue(listener, signal) {
      listeners.add(listener);
      signal.addEventListener("abort", () => listeners.delete(listener));
    },
  };
}

const noRows: Rows = { malas: [], entries: [] };

const isDue = ({ table, row }: Change) => table === "entries" && row?.state.name === "due";

/** Stores what earlier pages could not, unless the database has more of it by now. */
async function carryOver(database: PracticeDatabase, unsaved: UnsavedChanges) {
  const changes = unsaved.all();
  if (changes.length === 0) return;
  const carry = (rows: Rows) => changes.filter((change) => !isOutdated(change, rows));
  if (await attempt(database.update(carry))) unsaved.saved(changes);
}

/** False where the browser refuses. What it refuses is in memory, so the log is enough. */
async function attempt(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    console.warn("The browser stores no practice", error);
    return false;
  }
}
