/* @chunk entry */
import { stored, type TextStorage } from "../device/storage.ts";

const KEY = "practiced-here";

/**
 * The result is true once a mala or vow was begun or a voice chosen on this device, or Home has shown a person's
 * practice here. There is then something to show that the page from the server does not know.
 */
export const hasPracticedHere = (): boolean => stored.read(KEY) !== null;

/**
 * Tells the styles of Home to put today's practice first, which must not happen to a page that is seen already; and how many
 * vows have missed days.
 */
export function applyPracticedHere() {
  const known = stored.read(KEY);
  if (known === null) return;
  const [name, ...times] = known.split(" ");
  const { dataset, style } = document.documentElement;
  dataset["practiced"] = name;
  style.setProperty("--missed", `${times.filter((time) => Number(time) < Date.now()).length}`);
}

/** With the vows that Home shows here, for which its styles keep room: of each the time from which it asks after a missed day. */
export function markPracticedHere(storage: TextStorage, vows?: readonly number[]) {
  const known = storage.read(KEY);
  const next = vows ? [vows.length > 0 ? `vows-${vows.length}` : "here", ...vows].join(" ") : (known ?? "here");
  if (known !== next) storage.write(KEY, next);
}
