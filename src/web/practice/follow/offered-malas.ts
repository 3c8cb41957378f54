import { ofRound, sizeOf, type OfRound } from "#model/practice.ts";
import { parseJsonObject } from "#engines/json-object.ts";
import type { TextStorage } from "../../device/storage.ts";

/** A mala as another device may go on with it. */
export interface MalaLeft extends OfRound {
  /** The id is the same on every device. */
  id: string;
  deityId: string;
  count: number;
}

export const OFFERS = "mala-elsewhere:";

/** Key under which a screen finds the mala that another device has left. */
export const offerKey = (mantraId: string) => OFFERS + mantraId;

export const readOffer = (storage: TextStorage, mantraId: string) => readMalaLeft(storage.read(offerKey(mantraId)));

export function readMalaLeft(text: string | null): MalaLeft | null {
  const { id, deityId, count, ...round } = parseJsonObject(text);
  const isMala = typeof id === "string" && typeof deityId === "string" && typeof count === "number";
  return isMala ? { id, deityId, count, ...ofRound(sizeOf(round)) } : null;
}
