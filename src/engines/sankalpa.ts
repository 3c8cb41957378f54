import { parseJsonObject } from "./json-object.ts";
import { addDays, isCalendarDate } from "./calendar-date.ts";

/**
 * A vow to chant a number of malas of one mantra a day, for a number of days. Days are YYYY-MM-DD on the person's own
 * calendar.
 */
export interface Sankalpa {
  readonly malasPerDay: number;
  readonly days: number;
  readonly firstDay: string;
  /** Malas completed on each day. Days without a mala are left out. */
  readonly malas: Readonly<Record<string, number>>;
}

export interface SankalpaProgress {
  readonly malasToday: number;
  readonly malasPerDay: number;
  /** Today's number within the vow, from 1 on; after the end of the vow, the number of its last day. */
  readonly day: number;
  readonly days: number;
  /** Number of days on which all malas were completed. */
  readonly fullDays: number;
  /** Number of past days with fewer malas than promised. They do not end the vow. */
  readonly thinDays: number;
  /** The vow is over when the malas of its last day are complete, or when that day is past. */
  readonly isOver: boolean;
}

/** Larger numbers than these are typing errors. */
export const MOST_MALAS = 108;
export const MOST_DAYS = 1000;

export const takeSankalpa = (malasPerDay: number, days: number, today: string): Sankalpa => ({
  malasPerDay: whole(malasPerDay, MOST_MALAS),
  days: whole(days, MOST_DAYS),
  firstDay: today,
  malas: {},
});

/** A mala on a day outside of the vow changes nothing. */
export function addMalaTo(sankalpa: Sankalpa, day: string): Sankalpa {
  if (day < sankalpa.firstDay || day > lastDayOf(sankalpa)) return sankalpa;
  return { ...sankalpa, malas: { ...sankalpa.malas, [day]: malasOn(sankalpa, day) + 1 } };
}

export function progressOf(sankalpa: Sankalpa, today: string): SankalpaProgress {
  const { malasPerDay, days } = sankalpa;
  const last = lastDayOf(sankalpa);
  const isFull = (day: string) => malasOn(sankalpa, day) >= malasPerDay;
  const begun = daysUpTo(sankalpa, today);
  return {
    malasToday: malasOn(sankalpa, today),
    malasPerDay,
    day: Math.max(begun.length, 1),
    days,
    fullDays: begun.filter(isFull).length,
    thinDays: begun.filter((day) => day < today && !isFull(day)).length,
    isOver: today > last || (today === last && isFull(today)),
  };
}

/** Returns null for text of an older format, or text that was changed by hand. */
export function readSankalpa(text: string | null): Sankalpa | null {
  const { malasPerDay, days, firstDay, malas } = parseJsonObject(text);
  if (!isWhole(malasPerDay, MOST_MALAS) || !isWhole(days, MOST_DAYS)) return null;
  if (typeof firstDay !== "string" || !isCalendarDate(firstDay)) return null;
  if (typeof malas !== "object" || malas === null) return null;
  const counted = Object.entries(malas).filter(([day, count]) => isCalendarDate(day) && isWhole(count, 1e6));
  return { malasPerDay, days, firstDay, malas: Object.fromEntries(counted) };
}

const malasOn = ({ malas }: Sankalpa, day: string) => malas[day] ?? 0;
const lastDayOf = ({ firstDay, days }: Sankalpa) => addDays(firstDay, days - 1);

/** Lists the days of the vow that have begun. */
function daysUpTo({ firstDay, days }: Sankalpa, today: string): string[] {
  const all = Array.from({ length: days }, (_, day) => addDays(firstDay, day));
  return all.filter((day) => day <= today);
}

const whole = (number: number, most: number) => Math.min(Math.max(Math.trunc(number) || 1, 1), most);

const isWhole = (value: unknown, most: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= most;
