import { dayNumber } from "./calendar.ts";

/** The mantras take turns, in their order, a day each. Null when there are none. */
export const turnOf = <Mantra>(mantras: readonly Mantra[], now: Date): Mantra | null =>
  mantras[dayNumber(now) % mantras.length] ?? null;
