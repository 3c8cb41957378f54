import type { CalendarQuery } from "#contract/calendar-api.ts";
import { parseJsonObject } from "#engines/json-object.ts";
import { CALENDAR_CHOICE } from "../../device/calendar-place.ts";
import { readStored, writeStored } from "../../device/storage.ts";

const fields = ["place", "latitude", "longitude", "zone"] as const;

/** The months end with the full moon, as in the North and at the site's own place, or with the new moon. */
export type Months = "purnimanta" | "amanta";

export interface CalendarChoice {
  /** The query is empty for the site's own place. */
  query: CalendarQuery;
  months: Months;
}

/** Returns what was chosen on this device. A value that cannot be read counts as not chosen. */
export function keptChoice(): CalendarChoice {
  const kept = parseJsonObject(readStored(CALENDAR_CHOICE));
  const query = Object.fromEntries(
    fields.flatMap((name) => (typeof kept[name] === "string" ? [[name, kept[name]]] : [])),
  );
  return { query, months: kept["months"] === "amanta" ? "amanta" : "purnimanta" };
}

export const keepChoice = ({ query, months }: CalendarChoice) =>
  void writeStored(CALENDAR_CHOICE, JSON.stringify({ ...query, months }));
