import { parseJsonObject } from "#practice/json-object.ts";
import { readStored, writeStored } from "../../device/storage.ts";
import { PLACES } from "./any-place-kept.ts";

/** Null where a hymn was not stopped in its midst. */
export function readPlace(hymnId: string): string | null {
  const verseId = parseJsonObject(readStored(PLACES))[hymnId];
  return typeof verseId === "string" ? verseId : null;
}

/** Null forgets the place. */
export function keepPlace(hymnId: string, verseId: string | null) {
  const { [hymnId]: _before, ...others } = parseJsonObject(readStored(PLACES));
  const places = verseId === null ? others : { ...others, [hymnId]: verseId };
  writeStored(PLACES, Object.keys(places).length > 0 ? JSON.stringify(places) : null);
}
