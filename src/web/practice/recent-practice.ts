import { addDays, localDateOf } from "#engines/calendar-date.ts";
import { malasIn } from "#engines/mala-tally.ts";
import type { VowProgress } from "#engines/sankalpa-progress.ts";
import type { TextStorage } from "../device/storage.ts";
import { sortedVows } from "./kept-vows.ts";
import { isPracticed, tallyOn } from "./malas-today.ts";
import type { PracticeEntry } from "./practice-entry.ts";
import type { PracticeSegment } from "./mala-in-progress.ts";
import type { Rows } from "./practice-database.ts";

const DAYS_SHOWN = 7;

/** A mantra to go on with. */
export interface Continuation {
  deityId: string;
  mantraId: string;
  /** Beads counted already; 0 where a new mala begins. */
  count: number;
}

/** Latest practice, as far as this device knows. */
export interface RecentPractice {
  /** The mantra is null where nothing was chanted here. */
  continuation: Continuation | null;
  /** These vows run; the one nearest to its end comes first. */
  vows: readonly VowProgress[];
  malasToday: number;
  /** Days with any practice. */
  practiced: ReadonlySet<string>;
}

interface Options {
  storage: TextStorage;
  /** The day is YYYY-MM-DD, as the person lives it. */
  today: string;
  dayBeginsAt: number;
}

/** Sums up what is kept on this device. What the server has confirmed is no longer among the rows. */
export function readRecentPractice(rows: Rows, { storage, today, dayBeginsAt }: Options): RecentPractice {
  const segments = rows.malas.flatMap(({ segment }) => (segment && segment.repetitions > 0 ? [segment] : []));
  const dayOf = (lived: PracticeEntry | PracticeSegment) =>
    "practiced" in lived ? lived.practiced.localDate : localDateOf(lived.endedAt, lived.timeZone, dayBeginsAt);
  const tally = tallyOn(storage, today);
  const practiced = new Set([...rows.entries, ...segments].map(dayOf));
  if (isPracticed(tally)) practiced.add(today);
  const { running: vows } = sortedVows(storage, today);
  return { continuation: findContinuation(rows), vows, malasToday: malasIn(tally), practiced };
}

/** The last days, today at their end. */
export const lastDays = (today: string): string[] =>
  Array.from({ length: DAYS_SHOWN }, (_, place) => addDays(today, place - DAYS_SHOWN + 1));

/** The mala counted last; else the mantra that was chanted last. */
function findContinuation({ malas, entries }: Rows): Continuation | null {
  const chants = entries.filter((entry) => entry.kind === "chant").toSorted(by(({ endedAt }) => endedAt));
  for (const { deityId, mantraId, count } of malas.toSorted(by(({ updatedAt }) => updatedAt))) {
    if (count > 0) return { deityId, mantraId, count };
  }
  const [last] = chants;
  return last ? { deityId: last.deityId, mantraId: last.mantraId, count: 0 } : null;
}

/** The latest comes first. */
const by =
  <Row>(timeOf: (row: Row) => string) =>
  (one: Row, other: Row) =>
    timeOf(one) < timeOf(other) ? 1 : -1;
