import { BEADS_PER_MALA } from "#model/practice.ts";
import type { ChantMode } from "#practice/chant-state.ts";
import { parseJsonObject } from "#practice/json-object.ts";
import type { ChantOutboxEntry } from "./outbox-entry.ts";

/** Beads chanted in one go: one entry of the practice log in the making. */
export interface PracticeSegment {
  id: string;
  deityId: string;
  /** Count of the mala at which the segment began. */
  base: number;
  /** Below 0 where beads from before the segment were taken back. */
  repetitions: number;
  /** ISO times. */
  startedAt: string;
  endedAt: string;
  timeZone: string;
  owner: string | null;
}

/** A mala that one tab counts, or was left by it. Each tab writes only its own. */
export interface MalaInProgress {
  /** Result of malaKey(). */
  key: string;
  /** Absent from rows of earlier versions. */
  deityId?: string;
  mantraId: string;
  tab: string;
  /** 0 … 107. 0 after a Reset that can still be undone. */
  count: number;
  mode: ChantMode;
  updatedAt: string;
  /** Number of times it was written. */
  revision: number;
  /** Null once it is an outbox entry. */
  segment: PracticeSegment | null;
}

export const malaKey = (mantraId: string, tab: string) => `${mantraId}/${tab}`;

/** The entry of a segment; null where it has no beads. */
export function entryOf({ mantraId, segment }: Pick<MalaInProgress, "mantraId" | "segment">): ChantOutboxEntry | null {
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

/** Where malas in progress lay before they were stored in the database. */
const OLD_PREFIX = "mala:";

export const isOldMalaKey = (storageKey: string) => storageKey.startsWith(OLD_PREFIX);

/** Null for text of an older format, or tampered with. */
export function readOldMala(storageKey: string, text: string | null): MalaInProgress | null {
  const { count, mode, updatedAt, tab } = parseJsonObject(text);
  if (typeof count !== "number" || !Number.isInteger(count) || count < 1 || count >= BEADS_PER_MALA) return null;
  if (mode !== "auto" && mode !== "manual") return null;
  if (typeof updatedAt !== "string" || typeof tab !== "string") return null;
  const mantraId = storageKey.slice(OLD_PREFIX.length);
  return { key: malaKey(mantraId, tab), mantraId, tab, count, mode, updatedAt, revision: 0, segment: null };
}
