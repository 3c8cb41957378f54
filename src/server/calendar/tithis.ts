import { day, hour } from "#model/durations.ts";
import type { Span } from "./days.ts";
import { nextEndOfTithi, sunSignAt, TITHIS, type Instant } from "./sky.ts";
import type { Steps } from "./slices.ts";

export const FULL_MOON = 15;
export const NEW_MOON = 30;
const MONTHS = 12;

/**
 * Months are numbered from 0 (Chaitra) to 11 (Phalguna). An inserted (adhika) month has the name of the month that
 * follows it.
 */
export interface Tithi extends Span {
  number: number;
  /** The amanta month, which ends with the new moon. */
  month: number;
  isAdhika: boolean;
  /** The field is true in a month before which an inserted month of the same name came. */
  isAfterAdhika: boolean;
}

/** Computes every tithi from the new moon before `from` to `until`, and on to the end of that month. */
export function* tithisBetween(from: Instant, until: Instant): Steps<Tithi[]> {
  const tithis: Tithi[] = [];
  let newMoon = nextEndOfTithi(NEW_MOON, from - 31 * day);
  let signBefore = sunSignAt(nextEndOfTithi(NEW_MOON, newMoon - 31 * day));
  while (newMoon < until) {
    const next = nextEndOfTithi(NEW_MOON, newMoon + 20 * day);
    // The sign in which the sun stands at the beginning of a month gives the month its name: Mina (11) gives Chaitra
    // (0).
    const sign = sunSignAt(newMoon);
    const month = (sign + 1) % MONTHS;
    const isAdhika = sunSignAt(next) === sign;
    const isAfterAdhika = signBefore === sign;
    let start = newMoon;
    for (let number = 1; number <= TITHIS; number++) {
      const end = number === NEW_MOON ? next : nextEndOfTithi(number, start + 12 * hour);
      tithis.push({ number, start, end, month, isAdhika, isAfterAdhika });
      start = end;
      yield;
    }
    newMoon = next;
    signBefore = sign;
  }
  return tithis;
}

/** In North India months end with the full moon, so that a dark half already has the name of the next month. */
export const purnimantaMonth = ({ number, month, isAdhika }: Pick<Tithi, "number" | "month" | "isAdhika">) =>
  number <= FULL_MOON || isAdhika ? month : (month + 1) % MONTHS;
