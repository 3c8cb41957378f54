/* @chunk late */
import { parseJsonObject } from "#engines/json-object.ts";
import { readStored } from "./storage.ts";

/** Key of what was chosen for the calendar in the storage of the device. */
export const CALENDAR_CHOICE = "calendar";

/** The id of the listed place that was chosen for the calendar; null for the site's own place, or for a position. */
export function calendarPlace(): string | null {
  const { place } = parseJsonObject(readStored(CALENDAR_CHOICE));
  return typeof place === "string" ? place : null;
}
