import { BEADS_PER_MALA } from "#model/practice.ts";
import type { MantraTotal, PracticeDay, PracticeEntry, PracticeTotals } from "#model/practice-log.ts";
import { streakDays } from "#engines/calendar-date.ts";

/**
 * This is the reference model of the log, against which the stores are tested. An id counts once, as it was first
 * recorded. A removed one never returns, however late it is sent again.
 */
export interface PracticeLog {
  readonly entries: ReadonlyMap<string, PracticeEntry>;
  readonly removed: ReadonlySet<string>;
}

export const emptyLog: PracticeLog = { entries: new Map(), removed: new Set() };

export function record(log: PracticeLog, entry: PracticeEntry): PracticeLog {
  if (log.entries.has(entry.id) || log.removed.has(entry.id)) return log;
  return { ...log, entries: new Map([...log.entries, [entry.id, entry]]) };
}

/** Removes an entry. An unknown id is ignored. */
export function remove(log: PracticeLog, id: string): PracticeLog {
  if (!log.entries.has(id)) return log;
  const entries = [...log.entries].filter(([other]) => other !== id);
  return { entries: new Map(entries), removed: new Set([...log.removed, id]) };
}

/** Changes an entry. An unknown id is ignored. */
export function change(log: PracticeLog, id: string, correct: (entry: PracticeEntry) => PracticeEntry): PracticeLog {
  const known = log.entries.get(id);
  return known ? { ...log, entries: new Map([...log.entries, [id, correct(known)]]) } : log;
}

/**
 * Returns the malas of one day. 108 repetitions of one mantra are a mala, in whatever parts; repetitions of two mantras
 * do not add up to one.
 */
function malasOf(entries: readonly PracticeEntry[]): number {
  const chants = entries.filter((entry) => entry.kind === "chant");
  return [...Map.groupBy(chants, ({ mantraId }) => mantraId).values()]
    .map((ofMantra) => Math.floor(sum(ofMantra, repetitionsOf) / BEADS_PER_MALA))
    .reduce((malas, more) => malas + more, 0);
}
const repetitionsOf = (entry: PracticeEntry) => (entry.kind === "chant" ? entry.repetitions : 0);
const minutesOf = (entry: PracticeEntry) => (entry.kind === "sitting" ? entry.minutes : 0);

export function totalsOf(log: PracticeLog, today: string): PracticeTotals {
  const entries = [...log.entries.values()];
  return {
    totalChants: sum(entries, repetitionsOf),
    malasToday: malasOf(entries.filter(({ localDate }) => localDate === today)),
    streakDays: streakDays(
      entries.map(({ localDate }) => localDate),
      today,
    ),
    lastActive:
      entries
        .map(({ endedAt }) => endedAt)
        .toSorted()
        .at(-1) ?? null,
  };
}

/** Returns the days with practice, in order. */
export function daysOf(log: PracticeLog): PracticeDay[] {
  const byDate = Map.groupBy(log.entries.values(), ({ localDate }) => localDate);
  return [...byDate.keys()].toSorted().map((date) => {
    const entries = byDate.get(date) ?? [];
    return {
      date,
      repetitions: sum(entries, repetitionsOf),
      malas: malasOf(entries),
      minutes: sum(entries, minutesOf),
    };
  });
}

/** Returns the mantras, the most chanted first. Equally chanted ones are ordered by id. */
export function mantrasOf(log: PracticeLog): MantraTotal[] {
  const chants = [...log.entries.values()].filter((entry) => entry.kind === "chant");
  return [...Map.groupBy(chants, ({ mantraId }) => mantraId)]
    .map(([mantraId, entries]) => ({ mantraId, repetitions: sum(entries, repetitionsOf) }))
    .toSorted((a, b) => b.repetitions - a.repetitions || (a.mantraId < b.mantraId ? -1 : 1));
}

const sum = (entries: readonly PracticeEntry[], amount: (entry: PracticeEntry) => number) =>
  entries.reduce((total, entry) => total + amount(entry), 0);
