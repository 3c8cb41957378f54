import { minute } from "#model/durations.ts";
import { datesFrom, openLocalClock } from "./local-time.ts";
import { nextMoonrise, nextSunrise, nextSunset, type Instant, type Place } from "./sky.ts";
import type { Steps } from "./slices.ts";

export interface Span {
  start: Instant;
  end: Instant;
}

/** A day of the calendar lasts from one sunrise to the next, and has the date of the first. */
export interface Day {
  date: string;
  sunrise: Instant;
  sunset: Instant;
  nextSunrise: Instant;
  /** The first moonrise after sunrise; null near the poles, where there may be none for days. */
  moonrise: Instant | null;
}

/**
 * This error is thrown for a place where the sun stays up or down for a whole day, because tithis are named by the
 * sunrise.
 */
export class NoSunrise extends Error {
  override name = "NoSunrise";
}

/**
 * Computes the days of a place from a date on. Each sunrise is looked for from midnight by the clocks of the place,
 * which summer time shifts.
 */
export function* daysOf(place: Place, first: string, count: number): Steps<Day[]> {
  const clock = openLocalClock(place.zone);
  const days: Day[] = [];
  let sunrise = firstSunrise(first);
  for (const next of datesFrom(first, count + 1).slice(1)) {
    const date = clock.timeOf(sunrise).slice(0, 10);
    const sunset = nextSunset(place, sunrise);
    if (sunset === null) throw new NoSunrise(date);
    const nextSunrise = firstSunrise(next);
    days.push({ date, sunrise, sunset, nextSunrise, moonrise: nextMoonrise(place, sunrise) });
    sunrise = nextSunrise;
    yield;
  }
  return days;

  function firstSunrise(date: string) {
    const sunrise = nextSunrise(place, clock.midnightOf(date));
    if (sunrise === null || clock.timeOf(sunrise).slice(0, 10) !== date) throw new NoSunrise(date);
    return sunrise;
  }
}

const part = (start: Instant, end: Instant, from: number, to: number): Span => ({
  start: start + (end - start) * from,
  end: start + (end - start) * to,
});

const moment = (instant: Instant): Span => ({ start: instant, end: instant });

export type DayPart = keyof typeof partsOfDay;

/**
 * These parts of a day, and of the night after it, decide which day a tithi belongs to. Some are moments, others are
 * spans.
 */
export const partsOfDay = {
  sunrise: (day: Day) => moment(day.sunrise),
  moonrise: (day: Day) => moment(day.moonrise ?? Number.NaN),
  daytime: (day: Day): Span => ({ start: day.sunrise, end: day.sunset }),
  forenoon: (day: Day) => part(day.sunrise, day.sunset, 0, 1 / 2),
  /** Madhyahna is the third and the fourth of the five parts of daytime. */
  madhyahna: (day: Day) => part(day.sunrise, day.sunset, 2 / 5, 3 / 5),
  aparahna: (day: Day) => part(day.sunrise, day.sunset, 3 / 5, 4 / 5),
  /** Pradosha is the dusk: the first fifth of the night. */
  pradosha: (day: Day) => part(day.sunset, day.nextSunrise, 0, 1 / 5),
  /** Nishita is midnight: the eighth of the night's fifteen muhurtas. */
  nishita: (day: Day) => part(day.sunset, day.nextSunrise, 7 / 15, 8 / 15),
  /** Arunodaya is the dawn: the last four ghatis of the night before the day. */
  arunodaya: (day: Day): Span => ({ start: day.sunrise - 96 * minute, end: day.sunrise }),
} satisfies Record<string, (day: Day) => Span>;

export const overlapOf = (one: Span, other: Span) => Math.min(one.end, other.end) - Math.max(one.start, other.start);

/** Returns true where the span overlaps with a part of the day, or contains the moment that the part is. */
export function runsDuring(span: Span, part: Span) {
  if (part.start === part.end) return span.start <= part.start && part.start < span.end;
  return overlapOf(span, part) > 0;
}
