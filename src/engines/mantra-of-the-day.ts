import { dayNumber } from "./india-day.ts";

/**
 * Goes through the mantras in their order, one a day, and starts again after the last. Returns null if there are no
 * mantras.
 */
export const mantraOfTheDay = <Mantra>(mantras: readonly Mantra[], now: Date): Mantra | null =>
  mantras[dayNumber(now) % mantras.length] ?? null;
