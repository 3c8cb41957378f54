import type { TextStorage } from "../../device/storage.ts";
import { PERSON_KEY } from "../person.ts";

const PREFIX = "changed:";

/** When a field was changed on this device, by its clock, and by whom; null for nobody who was signed in. */
export interface FieldChanged {
  field: string;
  time: number;
  owner: string | null;
}

/**
 * Notes that a field is being changed on this device. It is sent when the person is signed in, and wins or loses by this
 * time. To be called before the change is written, so that no change goes without.
 */
export function noteChange(storage: TextStorage, field: string, time = Date.now()) {
  storage.write(PREFIX + field, `${time} ${storage.read(PERSON_KEY) ?? ""}`);
}

export const changedFields = (storage: TextStorage): FieldChanged[] =>
  storage.keys().flatMap((key) => {
    if (!key.startsWith(PREFIX)) return [];
    const [time = "", owner = ""] = (storage.read(key) ?? "").split(" ");
    return [{ field: key.slice(PREFIX.length), time: Number(time) || 0, owner: owner || null }];
  });

/** Forgets a change that is noted elsewhere, unless it was changed again since. */
export function forgetChange(storage: TextStorage, { field, time }: FieldChanged) {
  if (storage.read(PREFIX + field)?.startsWith(`${time} `)) storage.write(PREFIX + field, null);
}

/** Field of choices for sittings under a name of the person's own, which may be in any script. */
export const ownSittingField = (name: string) => `own-sitting/${encodeURIComponent(name.toWellFormed())}`;
