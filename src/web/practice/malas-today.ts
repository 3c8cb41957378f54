import { addRound, malasIn, readTally, type OfMantra, type Tally } from "#engines/mala-tally.ts";
import type { TextStorage } from "../device/storage.ts";

/** Key of the malas and rounds of today, as screens show them. */
export const TALLY = "malas-today";

/** What was completed on this device on a day (YYYY-MM-DD) of the person's own calendar. */
export const tallyOn = (storage: TextStorage, day: string): Tally => readTally(storage.read(TALLY), day);

/** Malas completed on that day. */
export const malasOn = (storage: TextStorage, day: string) => malasIn(tallyOn(storage, day));

/** This counts one more. The result is false where storage refuses. */
export const countRound = (storage: TextStorage, day: string, round: OfMantra): boolean =>
  setTally(storage, addRound(tallyOn(storage, day), round));

/** Replaces what this device knows of a day. False where storage refuses. */
export const setTally = (storage: TextStorage, tally: Tally) => storage.write(TALLY, JSON.stringify(tally));

/** The result is true where anything was completed. */
export const isPracticed = ({ malas, rounds }: Tally) => malas > 0 || Object.keys(rounds).length > 0;
