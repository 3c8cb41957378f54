import type { MalaInProgress } from "./mala-in-progress.ts";
import type { PracticeEntry } from "./practice-entry.ts";

export interface Rows {
  malas: readonly MalaInProgress[];
  entries: readonly PracticeEntry[];
}

/** One row written, or deleted where it is null. */
export type Change =
  | { table: "malas"; key: string; row: MalaInProgress }
  /** This deletes that revision of the row, and not what was written later. */
  | { table: "malas"; key: string; row: null; revision: number }
  | { table: "entries"; key: string; row: PracticeEntry | null };

/** Transactions over both tables. Each resolves when the browser has it for good, and rejects where nothing changed. */
export interface PracticeDatabase {
  /** False until the connection is open: what is written before waits for it. */
  isOpen(): boolean;
  /** The changes are sent to the browser, commit included, before this returns, because the page may go right after. */
  write(changes: readonly Change[]): Promise<void>;
  read(): Promise<Rows>;
  /** Reads everything and writes what is decided on it, with nothing in between. */
  update(decide: (rows: Rows) => readonly Change[]): Promise<void>;
}

export const putMala = (row: MalaInProgress): Change => ({ table: "malas", key: row.key, row });
export const deleteMala = ({ key, revision }: Pick<MalaInProgress, "key" | "revision">): Change => ({
  table: "malas",
  key,
  row: null,
  revision,
});
export const putEntry = (row: PracticeEntry): Change => ({ table: "entries", key: row.id, row });
export const deleteEntry = (key: string): Change => ({ table: "entries", key, row: null });

/** The last change of each row. */
export const latestChanges = (changes: readonly Change[]): readonly Change[] => [
  ...new Map(changes.map((change) => [`${change.table}:${change.key}`, change])).values(),
];
