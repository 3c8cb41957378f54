import { parseJsonObject } from "#engines/json-object.ts";
import { readStored, stored, writeStored } from "../../device/storage.ts";
import { noteChange } from "../../practice/follow/note-change.ts";
import { PLACES } from "./awaited-places.ts";

/** Returns the verse at which the hymn was stopped; null if it was not stopped midway. */
export function readPlace(hymnId: string): string | null {
  const verseId = parseJsonObject(readStored(PLACES))[hymnId];
  return typeof verseId === "string" ? verseId : null;
}

/** Stores the verse at which the hymn was stopped; null removes it. */
export function keepPlace(hymnId: string, verseId: string | null) {
  if (readPlace(hymnId) === verseId) return;
  noteChange(stored, `hymn/${hymnId}`);
  const { [hymnId]: _before, ...others } = parseJsonObject(readStored(PLACES));
  const places = verseId === null ? others : { ...others, [hymnId]: verseId };
  writeStored(PLACES, Object.keys(places).length > 0 ? JSON.stringify(places) : null);
}
