import { parseJsonObject } from "#practice/json-object.ts";
import { readStored, stored, writeStored } from "../device/storage.ts";
import { markPracticedHere } from "../practice/practiced-here.ts";

/** Id of our own recording among those of a mantra, and of the listener's own. */
export const OURS = "ours";
export const OWN = "own";

/** Recording that this device plays for a mantra. */
export interface HeardRecording {
  /** OURS, OWN, or the id of another recording. */
  id: string;
  /** The listener's own recording is kept here. */
  hasOwn: boolean;
}

const KEY = "heard-recordings";

export function readHeard(mantraId: string): HeardRecording {
  const heard = parseJsonObject(readStored(KEY))[mantraId];
  const { id, hasOwn } = typeof heard === "object" && heard ? (heard as Partial<HeardRecording>) : {};
  return { id: typeof id === "string" ? id : OURS, hasOwn: hasOwn === true };
}

export function writeHeard(mantraId: string, heard: HeardRecording) {
  writeStored(KEY, JSON.stringify({ ...parseJsonObject(readStored(KEY)), [mantraId]: heard }));
  markPracticedHere(stored);
}
