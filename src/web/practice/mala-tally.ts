import { addMala, readTally } from "#practice/mala-tally.ts";
import type { TextStorage } from "../device/storage.ts";

const KEY = "malas-today";

/** Malas completed on this device on a day (YYYY-MM-DD) of the person's own calendar. */
export const malasOn = (storage: TextStorage, day: string) => readTally(storage.read(KEY), day).malas;

/** One more. False where storage refuses. */
export function countMala(storage: TextStorage, day: string): boolean {
  return storage.write(KEY, JSON.stringify(addMala(readTally(storage.read(KEY), day))));
}
