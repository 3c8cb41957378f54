import { BEADS_PER_MALA } from "#model/practice.ts";
import type { ChantMode, ChantState } from "./chant-counter.ts";
import { parseJsonObject } from "./json-object.ts";

/** A mala in progress, as it outlives a reload, a crash or a lost battery. */
export interface KeptMala {
  readonly count: number;
  readonly mode: ChantMode;
  /** ISO times. */
  readonly startedAt: string;
  readonly updatedAt: string;
  /** The tab that counts it. */
  readonly tab: string;
}

/** Malas completed on one day of the person's own calendar. */
export interface Tally {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly malas: number;
}

export interface Moment {
  readonly now: string;
  readonly tab: string;
}

/** What to keep of a state; null where there is nothing to come back to. */
export function keep(state: ChantState, before: KeptMala | null, { now, tab }: Moment): KeptMala | null {
  if (state.count === 0 || state.status === "complete") return null;
  return { count: state.count, mode: state.mode, startedAt: before?.startedAt ?? now, updatedAt: now, tab };
}

/** Null for text of an older format, or tampered with. */
export function readKept(text: string | null): KeptMala | null {
  const { count, mode, startedAt, updatedAt, tab } = parseJsonObject(text);
  if (typeof count !== "number" || !Number.isInteger(count) || count < 1 || count >= BEADS_PER_MALA) return null;
  if (mode !== "auto" && mode !== "manual") return null;
  if (typeof startedAt !== "string" || typeof updatedAt !== "string" || typeof tab !== "string") return null;
  return { count, mode, startedAt, updatedAt, tab };
}

/** The tally of today: that of another day begins at none. */
export function readTally(text: string | null, today: string): Tally {
  const { day, malas } = parseJsonObject(text);
  const isToday = day === today && typeof malas === "number" && Number.isInteger(malas) && malas > 0;
  return { day: today, malas: isToday ? malas : 0 };
}

export const addMala = ({ day, malas }: Tally): Tally => ({ day, malas: malas + 1 });
