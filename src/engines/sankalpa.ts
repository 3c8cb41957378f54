import { ofRound, sizeOf, type OfRound, type RoundSize } from "#model/practice.ts";
import { addDays, weekdayOf } from "./calendar-date.ts";

/**
 * The terms of a vow: so many malas of one mantra a day, for so many days. Days are YYYY-MM-DD in the person's own
 * calendar. A vow may be of smaller rounds, which are counted like malas. A day of rest is neither kept nor missed, and
 * has no number. It makes the vow end later, because a vow of forty days is one of forty days of practice.
 */
export interface VowTerms extends OfRound {
  /** The id is made when the vow is taken, and never changes. */
  readonly id: string;
  readonly mantraId: string;
  /** The id is null for a vow of an older release, until the screen of its mantra is opened. */
  readonly deityId: string | null;
  /** The title of the mantra, for cards that are shown without a network; null where the deity's id is. */
  readonly title: string | null;
  readonly malasPerDay: number;
  readonly days: number;
  readonly firstDay: string;
  /** Single days of rest, and past days of a weekly rest that has been changed since. They are in order. */
  readonly restDays: readonly string[];
  readonly weeklyRest: WeeklyRest | null;
  /** The person has been told of the days that were missed before this one, and continues. */
  readonly goesOnFrom: string | null;
  /**
   * On this day the person has given the vow up or begun again; null for a vow that runs, and for one that has reached
   * its end.
   */
  readonly endedOn: string | null;
}

export interface WeeklyRest {
  /** The weekday, where Sunday is 0. */
  readonly weekday: number;
  /** The weeks before this day keep the rest that they had. */
  readonly from: string;
}

/** The number of malas completed on each day of a vow. Days without a mala are left out. */
export type KeptMalas = Readonly<Record<string, number>>;

/** Larger numbers than these are typing errors. */
export const MOST_MALAS = 108;
export const MOST_DAYS = 1008;
/** At most so many single days of rest may be planned. */
export const MOST_RESTS_AHEAD = 108;

/** Tradition knows vows of these lengths. */
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

/** Returns all days of the vow in order, including days of rest. */
export function datesOf(terms: VowTerms): string[] {
  const dates: string[] = [];
  for (let practiced = 0, date = terms.firstDay; practiced < terms.days; date = addDays(date, 1)) {
    dates.push(date);
    if (!isRest(terms, date)) practiced += 1;
  }
  return dates;
}

export const lastDayOf = (terms: VowTerms) => datesOf(terms).at(-1) ?? terms.firstDay;

/**
 * Adds a round to a vow. A round on a day outside of the vow changes nothing, nor does one that is smaller than those
 * of the vow.
 */
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

/** Returns why a day cannot be a planned day of rest; null where it can. */
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

/** Removes a planned day of rest. A past one is never removed. */
export const withoutRestDay = (terms: VowTerms, date: string, today: string): VowTerms =>
  date < today ? terms : { ...terms, restDays: terms.restDays.filter((rest) => rest !== date) };

/** Sets the weekly day of rest from tomorrow on; null for none. The days of rest until today are kept. */
export function withWeeklyRest(terms: VowTerms, weekday: number | null, today: string): VowTerms {
  const was = datesOf(terms).filter((date) => date <= today && isWeeklyRest(terms.weeklyRest, date));
  return {
    ...terms,
    restDays: [...new Set([...terms.restDays, ...was])].toSorted(),
    weeklyRest: weekday === null ? null : { weekday, from: addDays(today, 1) },
  };
}

/** Records that the person has been told of missed days, and continues. */
export const goOn = (terms: VowTerms, today: string): VowTerms => ({ ...terms, goesOnFrom: today });

export const letGo = (terms: VowTerms, today: string): VowTerms => ({ ...terms, endedOn: today });

/** Begins the same vow again today, with the planned rest. Today's malas count for it. */
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
