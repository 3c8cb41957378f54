import { localDateOf } from "#engines/calendar-date.ts";
import { addMala, readTally } from "#engines/mala-tally.ts";
import type { TextStorage } from "../device/storage.ts";
import type { Clock } from "./practice-deps.ts";

/** Key of the malas of today, as screens show them. */
export const TALLY = "malas-today";

/** Today (YYYY-MM-DD) on this device, for a person whose day begins so many hours after midnight. */
export const dateToday = (clock: Clock, dayBeginsAt: number): string =>
  localDateOf(new Date(clock.now()).toISOString(), clock.timeZone(), dayBeginsAt);

/** Malas completed on this device on a day (YYYY-MM-DD) of the person's own calendar. */
export const malasOn = (storage: TextStorage, day: string) => readTally(storage.read(TALLY), day).malas;

/** One more. False where storage refuses. */
export function countMala(storage: TextStorage, day: string): boolean {
  return storage.write(TALLY, JSON.stringify(addMala(readTally(storage.read(TALLY), day))));
}

/** Replaces what this device knows of the malas of a day. False where storage refuses. */
export const setMalas = (storage: TextStorage, day: string, malas: number) =>
  storage.write(TALLY, JSON.stringify({ day, malas }));
