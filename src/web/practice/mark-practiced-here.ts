import type { TextStorage } from "../device/storage.ts";
import { PRACTICED_HERE } from "./practiced-here.ts";

/** With the vows that Home shows here, for which its styles keep room: of each the time from which it asks after a missed day. */
export function markPracticedHere(storage: TextStorage, vows?: readonly number[]) {
  const known = storage.read(PRACTICED_HERE);
  const next = vows ? [vows.length > 0 ? `vows-${vows.length}` : "here", ...vows].join(" ") : (known ?? "here");
  if (known !== next) storage.write(PRACTICED_HERE, next);
}
