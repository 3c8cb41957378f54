import { ofRound, sizeOf, type OfRound } from "#model/practice.ts";
import { parseJsonObject } from "#engines/json-object.ts";
import type { TextStorage } from "../../device/storage.ts";
import { FOLLOWED } from "./followed.ts";

const PREFIX = "finished-mala:";

/** A mala that is not in progress any more. */
export interface FinishedMala extends OfRound {
  /** The id is the same on every device on which the mala was counted. */
  id: string;
  mantraId: string;
  /** The time is in milliseconds since 1970, by the clock of the device. */
  time: number;
  owner: string | null;
  /** Day on which it was completed, as the person lives it; null where it was begun anew instead. */
  day: string | null;
  /** Vow for which it counts. */
  vowId: string | null;
}

/** Notes it for the account that this device's practice follows, if there is one. A mala that is complete stays so. */
export function noteFinishedMala(storage: TextStorage, mala: FinishedMala) {
  if (storage.read(FOLLOWED) === null || (mala.day === null && storage.read(PREFIX + mala.id) !== null)) return;
  storage.write(PREFIX + mala.id, JSON.stringify(mala));
}

export const finishedMalas = (storage: TextStorage): FinishedMala[] =>
  storage.keys().flatMap((key) => (key.startsWith(PREFIX) ? (readFinished(storage.read(key)) ?? []) : []));

export const forgetFinishedMala = (storage: TextStorage, { id }: Pick<FinishedMala, "id">) =>
  void storage.write(PREFIX + id, null);

/** The result is null for text that was changed by hand. */
function readFinished(text: string | null): FinishedMala | null {
  const { id, mantraId, time, owner, day, vowId, ...round } = parseJsonObject(text);
  if (typeof id !== "string" || typeof mantraId !== "string" || typeof time !== "number") return null;
  return {
    id,
    mantraId,
    ...ofRound(sizeOf(round)),
    time,
    owner: textOrNull(owner),
    day: textOrNull(day),
    vowId: textOrNull(vowId),
  };
}

const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);
