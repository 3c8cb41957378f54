/* @chunk late */
import type { TextStorage } from "../../device/storage.ts";
import { PERSON_KEY } from "../person.ts";

/**
 * With the name of a field behind it, this is the key of when the field was changed, and by whom (changed-fields.ts,
 * which is loaded late).
 */
export const CHANGED = "changed:";

/**
 * Notes that a field is being changed on this device. It is sent when the person is signed in, and wins or loses by this
 * time. To be called before the change is written, so that no change goes without.
 */
export function noteChange(storage: TextStorage, field: string, time = Date.now()) {
  storage.write(CHANGED + field, `${time} ${storage.read(PERSON_KEY)}`);
}
