import { stored } from "../device/storage.ts";
import { PRACTICED_HERE } from "./practiced-here.ts";

/**
 * Tells the styles of Home to put today's practice first, which must not happen to a page that is seen already; and how many
 * vows have missed days.
 */
export function applyPracticedHere() {
  const known = stored.read(PRACTICED_HERE);
  if (known === null) return;
  const [name, ...times] = known.split(" ");
  const { dataset, style } = document.documentElement;
  dataset["practiced"] = name;
  style.setProperty("--missed", `${times.filter((time) => Number(time) < Date.now()).length}`);
}
