import { ofRound, sizeOf, type OfRound, type RoundSize } from "#model/practice.ts";
import { addDays, weekdayOf } from "./calendar-date.ts";

/**
 * What was vowed: so many malas of one mantra a day, for so many days. Days are YYYY-MM-DD on the person's own calendar.
 * A vow may be one of smaller rounds, which are counted like malas.
 *
 * A day of rest is neither kept nor missed, and has no number. The end of the vow moves by it, because a vow of forty days
 * is one of forty days of practice.
 */
export interface VowTerms extends OfRound {
  /** Made when the vow is taken, and never changed. */
  readonly id: string;
  readonly mantraId: string;
  /** Null for a vow of an older release, until the screen of its mantra is opened. */
  readonly deityId: string | null;
  /** The mantra's, for cards that are shown without a network; null like the deity. */
  readonly title: string | null;
  readonly malasPerDay: number;
  readonly days: number;
  readonly firstDay: string;
  /** Single days of rest, and those of a weekly rest that was changed since. In order. */
  readonly restDays: readonly string[];
  readonly weeklyRest: WeeklyRest | null;
  /** The person has been told of the days that were missed before this one, and goes on. */
  readonly goesOnFrom: string | null;
  /** The day on which the person let it go or began again; null for a vow that runs, and for one that was lived to its end. */
  readonly endedOn: string | null;
}

export interface WeeklyRest {
  /** Sunday is 0. */
  readonly weekday: number;
  /** Weeks before this day keep the rest that they had. */
  readonly from: string;
}

/** Malas completed on each day of a vow. Days without a mala are left out. */
export type KeptMalas = Readonly<Record<string, number>>;

/** Larger numbers than these are typing errors. */
export const MOST_MALAS = 108;
export const MOST_DAYS = 1008;
/** Single days of rest that may lie ahead. */
export const MOST_RESTS_AHEAD = 108;

/** Lengths of a vow that tradition names. */
export const usualDays = [11, 21, 40, 108] as const;

export interface Asked extends OfRound {
  malasPerDay: number;
  days: number;
}

export const takeVow = (
  named: Pick<VowTerms, "id" | "mantraId" | "deityId" | "title">,
  { malasPerDay, days, ...asked }: Asked,
  today: string,
): VowTerms => ({
  ...named,
  malasPerDay: whole(malasPerDay, MOST_MALAS),
  ...ofRound(sizeOf(asked)),
  days: whole(days, MOST_DAYS),
  firstDay: today,
  restDays: [],
  weeklyRest: null,
  goesOnFrom: null,
  endedOn: null,
});

const whole = (number: number, most: number) => Math.min(Math.max(Math.trunc(number) || 1, 1), most);

export const isRest = ({ restDays, weeklyRest }: VowTerms, date: string) =>
  restDays.includes(date) || isWeeklyRest(weeklyRest, date);

const isWeeklyRest = (rest: WeeklyRest | null, date: string) =>
  rest !== null && date >= rest.from && weekdayOf(date) === rest.weekday;

/** Every day of the vow in order, days of rest among them. */
export function datesOf(terms: VowTerms): string[] {
  const dates: string[] = [];
  for (let practiced = 0, date = terms.firstDay; practiced < terms.days; date = addDays(date, 1)) {
    dates.push(date);
    if (!isRest(terms, date)) practiced += 1;
  }
  return dates;
}

export const lastDayOf = (terms: VowTerms) => datesOf(terms).at(-1) ?? terms.firstDay;

/** A round on a day outside of the vow changes nothing, nor does one that is smaller than those of the vow. */
export function addRoundTo(
  kept: KeptMalas,
  terms: VowTerms,
  { day, size }: { day: string; size: RoundSize },
): KeptMalas {
  if (size < sizeOf(terms)) return kept;
  if (terms.endedOn !== null || day < terms.firstDay || day > lastDayOf(terms)) return kept;
  return { ...kept, [day]: (kept[day] ?? 0) + 1 };
}

export type RestRefusal = "not-ahead" | "after-the-end" | "too-many";

/** Says why a day cannot be planned as one of rest; null where it can. */
export function refusalOfRest(terms: VowTerms, date: string, today: string): RestRefusal | null {
  if (date <= today) return "not-ahead";
  if (date > lastDayOf(terms)) return "after-the-end";
  const ahead = terms.restDays.filter((rest) => rest > today && rest !== date);
  return ahead.length >= MOST_RESTS_AHEAD ? "too-many" : null;
}

export const withRestDay = (terms: VowTerms, date: string): VowTerms => ({
  ...terms,
  restDays: [...new Set([...terms.restDays, date])].toSorted(),
});

/** A day of rest that has gone by stays one. */
export const withoutRestDay = (terms: VowTerms, date: string, today: string): VowTerms =>
  date < today ? terms : { ...terms, restDays: terms.restDays.filter((rest) => rest !== date) };

/** A rest on this day of every week from tomorrow on, or on none. What rest there was until today stays. */
export function withWeeklyRest(terms: VowTerms, weekday: number | null, today: string): VowTerms {
  const was = datesOf(terms).filter((date) => date <= today && isWeeklyRest(terms.weeklyRest, date));
  return {
    ...terms,
    restDays: [...new Set([...terms.restDays, ...was])].toSorted(),
    weeklyRest: weekday === null ? null : { weekday, from: addDays(today, 1) },
  };
}

/** The person has been told of missed days, and goes on. */
export const goOn = (terms: VowTerms, today: string): VowTerms => ({ ...terms, goesOnFrom: today });

export const letGo = (terms: VowTerms, today: string): VowTerms => ({ ...terms, endedOn: today });

/** The same vow from today on, with the rest that is planned. Today's malas count for it. */
export function beginAgain({ terms, kept }: Vow, id: string, today: string): Vow {
  const ahead = terms.restDays.filter((date) => date > today);
  const weeklyRest = terms.weeklyRest && { ...terms.weeklyRest, from: addDays(today, 1) };
  const malas = kept[today];
  return {
    terms: { ...takeVow({ ...terms, id }, terms, today), restDays: ahead, weeklyRest },
    kept: malas === undefined ? {} : { [today]: malas },
  };
}

export interface Vow {
  readonly terms: VowTerms;
  readonly kept: KeptMalas;
}
