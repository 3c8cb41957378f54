import { dayNumber } from "./india-day.ts";

/** Goes through the mantras in their order, one a day, and begins again after the last. Null when there are none. */
export const mantraOfTheDay = <Mantra>(mantras: readonly Mantra[], now: Date): Mantra | null =>
  mantras[dayNumber(now) % mantras.length] ?? null;
