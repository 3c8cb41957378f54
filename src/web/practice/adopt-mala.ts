import { malaTabLockName } from "./locks.ts";
import { entryOf, isUnchanged, latestOf, malaKey, type MalaInProgress } from "./mala-in-progress.ts";
import { isFuller, type PracticeEntry } from "./practice-entry.ts";
import { deleteMala, putEntry, putMala, type Change, type Rows } from "./practice-database.ts";

interface Adopted {
  /** The mala that another tab has left; null where there is none. */
  found: MalaInProgress | null;
  changes: readonly Change[];
}

export interface AdoptOptions {
  mantraId: string;
  tab: string;
  /**
   * These rows were read before it was known that no tab counts this mala. They are absent where this tab has its lock.
   */
  seen?: readonly MalaInProgress[] | undefined;
  /** Tabs hold the locks of these names. The names are absent where a mala is taken from the tab that counts it. */
  held?: ReadonlySet<string> | undefined;
}

/** Makes malas that other tabs have left one of this tab: their count goes on here, and their segments become due. */
export function adoptMala({ malas, entries }: Rows, { mantraId, tab, seen, held }: AdoptOptions): Adopted {
  const key = malaKey(mantraId, tab);
  const others = malas.filter((mala) => mala.mantraId === mantraId && mala.key !== key);
  // A tab that is not gone, or has begun since then, goes on with its own.
  const left = others
    .filter((mala) => !held?.has(malaTabLockName(mala.tab)))
    .filter((mala) => !seen || isUnchanged(mala, seen));
  const found = latestOf(left, mantraId);
  const isOursBegun = malas.some((mala) => mala.key === key);
  const ours = found && !isOursBegun ? [putMala({ ...found, key, tab, revision: 0, segment: null })] : [];
  const deleted = left.map(deleteMala);
  return { found, changes: [...ours, ...deleted, ...left.flatMap((mala) => segmentDue(mala, entries))] };
}

/** Closes the segment of a mala whose tab is gone; the count waits to be continued. */
export function closeSegment(mala: MalaInProgress, entries: readonly PracticeEntry[]): readonly Change[] {
  const closed = mala.count > 0 ? putMala({ ...mala, segment: null }) : deleteMala(mala);
  return [closed, ...segmentDue(mala, entries)];
}

/** Deletes a mala that was completed elsewhere; what was chanted of it here is due. */
export const endMala = (mala: MalaInProgress, entries: readonly PracticeEntry[]): readonly Change[] => [
  deleteMala(mala),
  ...segmentDue(mala, entries),
];

/** Nothing changes where an entry to be sent already says as much. */
function segmentDue(mala: MalaInProgress, entries: readonly PracticeEntry[]): readonly Change[] {
  const entry = entryOf(mala);
  const known = entry && entries.find(({ id }) => id === entry.id);
  return entry && !(known && !isFuller(entry, known)) ? [putEntry(entry)] : [];
}
