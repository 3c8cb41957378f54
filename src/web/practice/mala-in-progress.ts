import type { OfRound } from "#model/practice.ts";
import type { ChantMode } from "#engines/chant-state.ts";
import type { ChantEntry } from "./practice-entry.ts";

/** Beads chanted in one go: one entry of the practice log in the making. */
export interface PracticeSegment {
  id: string;
  deityId: string;
  /** Count of the mala at which the segment began. */
  base: number;
  /** The number is below 0 where beads from before the segment were taken back. */
  repetitions: number;
  /** The times are ISO times. */
  startedAt: string;
  endedAt: string;
  timeZone: string;
  owner: string | null;
}

/** A mala that one tab counts, or was left by it. Each tab writes only its own. */
export interface MalaInProgress extends OfRound {
  /** The key is a result of malaKey(). */
  key: string;
  deityId: string;
  mantraId: string;
  tab: string;
  /**
   * This id is that of the mala itself, whichever tab or device counts it. It is absent in rows of earlier releases.
   */
  malaId?: string;
  /** The person who has counted it last; null for nobody who was signed in. Absent in rows of earlier releases. */
  owner?: string | null;
  /** Fewer than the round has. 0 after a Reset that can still be undone. */
  count: number;
  mode: ChantMode;
  updatedAt: string;
  /** Number of times it was written. */
  revision: number;
  /** The segment is null once it is an entry to be sent. */
  segment: PracticeSegment | null;
}

export const malaKey = (mantraId: string, tab: string) => `${mantraId}/${tab}`;

/** The entry of a segment; null where it has no beads. */
export function entryOf({ mantraId, segment }: Pick<MalaInProgress, "mantraId" | "segment">): ChantEntry | null {
  if (!segment || segment.repetitions < 1) return null;
  const { base: _base, ...chant } = segment;
  return { ...chant, mantraId, kind: "chant", state: { name: "due" } };
}

/** The mala to continue with: the one counted last. */
export const latestOf = (malas: readonly MalaInProgress[], mantraId: string): MalaInProgress | null =>
  malas
    .filter((mala) => mala.mantraId === mantraId && mala.count > 0)
    .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))[0] ?? null;

/** True where nothing was written to this row since `seen` was read. */
export const isUnchanged = (mala: MalaInProgress, seen: readonly MalaInProgress[]) =>
  seen.some(({ key, revision }) => key === mala.key && revision === mala.revision);
