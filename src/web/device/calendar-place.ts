/* @chunk late */
import { parseJsonObject } from "#engines/json-object.ts";
import { readStored } from "./storage.ts";

/** The choices for the calendar are stored on the device under this key. */
export const CALENDAR_CHOICE = "calendar";

/**
 * Returns the id of the listed place that was chosen for the calendar; null for the site's own place, and for a
 * position.
 */
export function calendarPlace(): string | null {
  const { place } = parseJsonObject(readStored(CALENDAR_CHOICE));
  return typeof place === "string" ? place : null;
}
