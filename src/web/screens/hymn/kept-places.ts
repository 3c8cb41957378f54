import { parseJsonObject } from "#practice/json-object.ts";
import { readStored, writeStored } from "../../device/storage.ts";

/** Verse at which each hymn was stopped on this device, by the id of the hymn. */
const KEY = "hymn-places";

/** Null where a hymn was not stopped in its midst. */
export function readPlace(hymnId: string): string | null {
  const verseId = parseJsonObject(readStored(KEY))[hymnId];
  return typeof verseId === "string" ? verseId : null;
}

/** Null forgets the place. */
export function keepPlace(hymnId: string, verseId: string | null) {
  const { [hymnId]: _before, ...others } = parseJsonObject(readStored(KEY));
  const places = verseId === null ? others : { ...others, [hymnId]: verseId };
  writeStored(KEY, Object.keys(places).length > 0 ? JSON.stringify(places) : null);
}
