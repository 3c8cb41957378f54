import { dayNumber } from "./india-day.ts";

interface Candidate {
  deityId: string;
}

interface Weekday {
  /** The ids of the deities to whom the day belongs. */
  deities: readonly string[];
  why: string;
}

interface Choice<Mantra extends Candidate> {
  /** The observances of today, the most important first, with their mantras. */
  observed: readonly { why: string; mantras: readonly Mantra[] }[];
  /** The seven weekdays, from Sunday on. */
  weekdays: readonly Weekday[];
  featured: readonly Mantra[];
}

/** Days are counted from 1 January 1970, which was a Thursday. */
const firstWeekday = 4;

/**
 * Chooses a mantra of today's observances, or else one of the featured mantras of the weekday's deities, which take
 * turns from week to week, or else any featured one. Returns null if there are no featured mantras.
 */
export function mantraOfTheDay<Mantra extends Candidate>(
  { observed, weekdays, featured }: Choice<Mantra>,
  now: Date,
): (Mantra & { why?: string }) | null {
  const day = dayNumber(now);
  if (featured.length === 0) return null;
  const kept = observed.find(({ mantras }) => mantras.length > 0);
  if (kept) return because(kept.mantras[day % kept.mantras.length], kept.why);
  const weekday = weekdays[(day + firstWeekday) % 7];
  const fitting = featured.filter(({ deityId }) => weekday?.deities.includes(deityId));
  const week = Math.floor((day + firstWeekday) / 7);
  if (weekday && fitting.length > 0) return because(fitting[week % fitting.length], weekday.why);
  return featured[day % featured.length] ?? null;
}

const because = <Mantra>(mantra: Mantra | undefined, why: string) => (mantra ? { ...mantra, why } : null);
