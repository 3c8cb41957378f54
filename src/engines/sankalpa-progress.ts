import { sizeOf, type RoundSize } from "#model/practice.ts";
import { datesOf, isRest, type KeptMalas, type VowTerms } from "./sankalpa.ts";

/** The state of a day of a vow, which is one bead of its card. Today is `kept` as soon as its malas are complete. */
export type VowDay = "kept" | "missed" | "rest" | "today" | "to-come";

export interface VowProgress {
  readonly terms: VowTerms;
  readonly today: string;
  readonly malasToday: number;
  readonly malasPerDay: number;
  /** The number of beads of each round. */
  readonly round: RoundSize;
  /** The number of the practice day that has begun last, from 1 on. */
  readonly day: number;
  readonly days: number;
  readonly keptDays: number;
  /** The number of past days with fewer malas than vowed. They do not end the vow. */
  readonly missedDays: number;
  /** The number of days of rest that have begun. */
  readonly rests: number;
  /** The number of missed days about which the person has not been told. */
  readonly newlyMissed: number;
  readonly isRestToday: boolean;
  readonly isKeptToday: boolean;
  readonly lastDay: string;
  /** The vow is over when the malas of its last day are complete, when that day is past, or when it was let go. */
  readonly isOver: boolean;
  /** The states of all days in order, including days of rest. */
  readonly states: readonly VowDay[];
  /** The index of today among them; -1 before and after the vow. */
  readonly place: number;
}

export function progressOf(terms: VowTerms, kept: KeptMalas, today: string): VowProgress {
  const { malasPerDay, days, endedOn } = terms;
  const dates = datesOf(terms);
  const lastDay = dates.at(-1) ?? terms.firstDay;
  const now = endedOn !== null && endedOn < today ? endedOn : today;
  const malasOn = (date: string) => kept[date] ?? 0;

  function stateOf(date: string): VowDay {
    if (isRest(terms, date)) return "rest";
    if (date > now) return "to-come";
    if (malasOn(date) >= malasPerDay) return "kept";
    return date < now ? "missed" : "today";
  }

  const states = dates.map(stateOf);
  const begun = states.slice(0, dates.filter((date) => date <= now).length);
  const count = (state: VowDay) => begun.filter((begun) => begun === state).length;
  const place = dates.indexOf(now);
  const isKeptToday = states[place] === "kept";
  const toldUntil = terms.goesOnFrom ?? terms.firstDay;
  return {
    terms,
    today,
    malasToday: malasOn(now),
    malasPerDay,
    round: sizeOf(terms),
    day: Math.max(begun.length - count("rest"), 1),
    days,
    keptDays: count("kept"),
    missedDays: count("missed"),
    rests: count("rest"),
    newlyMissed: begun.filter((state, at) => state === "missed" && (dates[at] ?? "") >= toldUntil).length,
    isRestToday: states[place] === "rest",
    isKeptToday,
    lastDay,
    isOver: endedOn !== null || today > lastDay || (today === lastDay && isKeptToday),
    states,
    place,
  };
}
