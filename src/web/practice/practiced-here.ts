/* @chunk entry */
import { stored, type TextStorage } from "../device/storage.ts";

const KEY = "practiced-here";

/**
 * True once a mala or vow was begun or a voice chosen on this device, or Home has shown a person's practice here: then there
 * is something to show that the page from the server does not know.
 */
export const hasPracticedHere = (): boolean => stored.read(KEY) !== null;

/** Tells the styles of Home to put today's practice first, which must not happen to a page that is seen already. */
export function applyPracticedHere() {
  const known = stored.read(KEY);
  if (known !== null) document.documentElement.dataset["practiced"] = known;
}

/** With the number of vows that Home shows here, for which its styles keep room. */
export function markPracticedHere(storage: TextStorage, vows?: number) {
  const known = storage.read(KEY);
  const next = vows === undefined ? (known ?? "here") : vows > 0 ? `vows-${vows}` : "here";
  if (known !== next) storage.write(KEY, next);
}
