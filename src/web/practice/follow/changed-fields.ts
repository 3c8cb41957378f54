import type { TextStorage } from "../../device/storage.ts";
import { CHANGED } from "./note-change.ts";

/** When a field was changed on this device, by its clock, and by whom; null for nobody who was signed in. */
export interface FieldChanged {
  field: string;
  time: number;
  owner: string | null;
}

export const changedFields = (storage: TextStorage): FieldChanged[] =>
  storage.keys().flatMap((key) => {
    if (!key.startsWith(CHANGED)) return [];
    const [time = "", owner = "null"] = (storage.read(key) ?? "").split(" ");
    return [{ field: key.slice(CHANGED.length), time: Number(time) || 0, owner: owner === "null" ? null : owner }];
  });

/** Forgets a change that is noted elsewhere, unless it was changed again since. */
export function forgetChange(storage: TextStorage, { field, time }: FieldChanged) {
  if (storage.read(CHANGED + field)?.startsWith(`${time} `)) storage.write(CHANGED + field, null);
}
