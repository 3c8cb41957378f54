import { entryOf, latestOf, malaKey, type MalaInProgress } from "./mala-in-progress.ts";
import { isFuller, type OutboxEntry } from "./outbox-entry.ts";
import { deleteMala, putEntry, putMala, type Change, type Rows } from "./practice-database.ts";

interface Adopted {
  /** The mala that another tab has left; null where there is none. */
  found: MalaInProgress | null;
  changes: readonly Change[];
}

/** Makes malas that other tabs have left one of this tab: their count goes on here, and their segments become due. */
export function adoptMala({ malas, entries }: Rows, { mantraId, tab }: { mantraId: string; tab: string }): Adopted {
  const key = malaKey(mantraId, tab);
  const left = malas.filter((mala) => mala.mantraId === mantraId && mala.key !== key);
  const found = latestOf(left, mantraId);
  const isOursBegun = malas.some((mala) => mala.key === key);
  const ours = found && !isOursBegun ? [putMala({ ...found, key, tab, revision: 0, segment: null })] : [];
  const deleted = left.map((mala) => deleteMala(mala.key));
  return { found, changes: [...ours, ...deleted, ...left.flatMap((mala) => segmentDue(mala, entries))] };
}

/** Closes the segment of a mala whose tab is gone; the count waits to be continued. */
export function closeSegment(mala: MalaInProgress, entries: readonly OutboxEntry[]): readonly Change[] {
  const closed = mala.count > 0 ? putMala({ ...mala, segment: null }) : deleteMala(mala.key);
  return [closed, ...segmentDue(mala, entries)];
}

/** Nothing where the outbox already says as much. */
function segmentDue(mala: MalaInProgress, entries: readonly OutboxEntry[]): readonly Change[] {
  const entry = entryOf(mala);
  const known = entry && entries.find(({ id }) => id === entry.id);
  return entry && !(known && !isFuller(entry, known)) ? [putEntry(entry)] : [];
}
