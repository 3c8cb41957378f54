import { parseJsonObject } from "./json-object.ts";

/** Number of malas completed on one day of the person's own calendar. */
export interface Tally {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly malas: number;
}

/** Reads today's tally from stored text. A tally of another day counts as none. */
export function readTally(text: string | null, today: string): Tally {
  const { day, malas } = parseJsonObject(text);
  const isToday = day === today && typeof malas === "number" && Number.isInteger(malas) && malas > 0;
  return { day: today, malas: isToday ? malas : 0 };
}

export const addMala = ({ day, malas }: Tally): Tally => ({ day, malas: malas + 1 });
