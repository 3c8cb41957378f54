import { parseJsonObject } from "#engines/json-object.ts";
import type { TextStorage } from "../device/storage.ts";
import { isFuller } from "./practice-entry.ts";
import type { Change, Rows } from "./practice-database.ts";

const PREFIX = "unsaved-practice:";
const keyOf = ({ table, key }: Change) => `${PREFIX}${table}:${key}`;

export type UnsavedChanges = ReturnType<typeof unsavedChanges>;

/**
 * Changes that the database has not confirmed, the latest of each row. Those that it has refused lie in the browser's
 * text storage too, as far as that takes them: also those of pages that are gone.
 */
export function unsavedChanges(storage: TextStorage) {
  const underWay = new Map<string, Change>();
  const refused = new Map<string, Change>();
  /** The text storage has taken the changes of these keys. */
  const stored = new Set<string>();
  const order = new WeakMap<Change, number>();
  let begun = 0;
  const isOurs = (change: Change) => order.has(change);
  const isNewer = (change: Change, other: Change) => (order.get(change) ?? 0) > (order.get(other) ?? 0);

  function keep(change: Change) {
    const key = keyOf(change);
    refused.set(key, change);
    if (storage.write(key, JSON.stringify(change))) stored.add(key);
    else stored.delete(key);
  }

  function begin(changes: readonly Change[]) {
    begun += 1;
    for (const change of changes) {
      underWay.set(keyOf(change), change);
      order.set(change, begun);
    }
  }

  function settle(change: Change) {
    const key = keyOf(change);
    const kept = refused.get(key);
    if (underWay.get(key) === change) underWay.delete(key);
    return kept && isNewer(kept, change) ? null : key;
  }

  function saved(changes: readonly Change[]) {
    for (const key of changes.map(settle)) if (key !== null && refused.delete(key)) storage.write(key, null);
  }

  function refuse(changes: readonly Change[]) {
    for (const change of changes) if (settle(change) !== null && !underWay.has(keyOf(change))) keep(change);
  }

  /** Finds what other pages have left and changed since, and forgets what another tab has saved since. */
  function reload() {
    for (const key of stored) if (storage.read(key) === null && stored.delete(key)) refused.delete(key);
    for (const change of leftovers(storage)) {
      const kept = refused.get(keyOf(change));
      if (!kept || !isOurs(kept)) keep(change);
    }
  }

  reload();
  return {
    reload,
    begin,
    saved,
    refused: refuse,
    /** Keeps what will not reach the database any more. */
    flush: () => void [...underWay.values()].forEach(keep),
    all: () => [...refused.values()],
    applyTo: (rows: Rows) => applyTo(rows, [...refused.values()]),
  };
}

/** Changes that earlier pages have left. */
const leftovers = (storage: TextStorage): Change[] =>
  storage.keys().flatMap((key) => (key.startsWith(PREFIX) ? (readChange(storage.read(key)) ?? []) : []));

/** Null for text that was tampered with. */
function readChange(text: string | null): Change[] | null {
  const { table, key, row, revision } = parseJsonObject(text);
  const isChange = (table === "malas" || table === "entries") && typeof key === "string" && typeof row === "object";
  // Written by keep() above, so the row is one of its table.
  return isChange ? [{ table, key, row, revision } as Change] : null;
}

function applyTo(rows: Rows, changes: readonly Change[]): Rows {
  const malas = new Map(rows.malas.map((mala) => [mala.key, mala]));
  const entries = new Map(rows.entries.map((entry) => [entry.id, entry]));
  for (const { table, key, row } of changes.filter((change) => !isOutdated(change, rows))) {
    if (!row) (table === "malas" ? malas : entries).delete(key);
    else if (table === "malas") malas.set(key, row);
    else entries.set(key, row);
  }
  return { malas: [...malas.values()], entries: [...entries.values()] };
}

/** True where the database has the same row, and more of it. */
export function isOutdated(change: Change, { malas, entries }: Rows): boolean {
  if (change.table === "malas") {
    const { revision } = change.row ?? change;
    return malas.some((mala) => mala.key === change.key && mala.revision > revision);
  }
  const { key, row } = change;
  return row !== null && entries.some((entry) => entry.id === key && isFuller(entry, row));
}
