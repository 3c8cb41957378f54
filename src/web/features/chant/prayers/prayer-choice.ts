import { readStored, stored, writeStored } from "../../../device/storage.ts";
import { noteChange } from "../../../practice/follow/note-change.ts";

const KEY = "japa-prayers";
const OFFERED = "offered";
const listeners = new Set<() => void>();
let isOffered: boolean | null = null;

/** Prayers are off until they are chosen on this device. */
export const arePrayersOffered = () => (isOffered ??= readStored(KEY) === OFFERED);

/** Without storage the choice lasts as long as the page. */
export function switchPrayers() {
  isOffered = !arePrayersOffered();
  noteChange(stored, "chant/prayers");
  writeStored(KEY, isOffered ? OFFERED : null);
  for (const listener of listeners) listener();
}

export function watchPrayers(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
