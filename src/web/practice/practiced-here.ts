/* @chunk entry */
import { stored, type TextStorage } from "../device/storage.ts";

const KEY = "practiced-here";

/**
 * True once a mala or vow was begun or a voice chosen on this device: then the practice has something to show that the
 * server does not know.
 */
export const hasPracticedHere = (): boolean => stored.read(KEY) !== null;

export function markPracticedHere(storage: TextStorage) {
  if (storage.read(KEY) === null) storage.write(KEY, "yes");
}
