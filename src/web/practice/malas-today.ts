import { localDateOf } from "#engines/calendar-date.ts";
import { addMala, readTally } from "#engines/mala-tally.ts";
import type { TextStorage } from "../device/storage.ts";
import type { Clock } from "./practice-deps.ts";

const KEY = "malas-today";

/** Today (YYYY-MM-DD) on this device, for a person whose day begins so many hours after midnight. */
export const dateToday = (clock: Clock, dayBeginsAt: number): string =>
  localDateOf(new Date(clock.now()).toISOString(), clock.timeZone(), dayBeginsAt);

/** Malas completed on this device on a day (YYYY-MM-DD) of the person's own calendar. */
export const malasOn = (storage: TextStorage, day: string) => readTally(storage.read(KEY), day).malas;

/** One more. False where storage refuses. */
export function countMala(storage: TextStorage, day: string): boolean {
  return storage.write(KEY, JSON.stringify(addMala(readTally(storage.read(KEY), day))));
}
