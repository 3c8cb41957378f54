import type { CalendarPlace, ListedPlace } from "#model/calendar.ts";
import { isTimeZone } from "#engines/calendar-date.ts";
import { hour } from "#model/durations.ts";
import { HttpError, type Why } from "../errors.ts";
import { offsetIn } from "./local-time.ts";
import { distance, nearestOf, toCalendarPlace } from "./places.ts";

/** This is the first year for which dates were compared with published ones. */
const firstYear = 2015;
/**
 * A calendar may be asked for so many years ahead of the current one. Nobody plans farther, and the rules of a zone's
 * clocks are not known for longer.
 */
const yearsAhead = 5;

/** A position gets the name of a listed place within so many kilometers. */
const near = 100;
/** Clocks may differ from the sun by so many hours: by four in the west of China, with one more for summer time. */
const farFromSun = 5;

const refuse = (why: Why) => new HttpError("invalid-query", why);

export function readYear(text: string, now: Date): number {
  const lastYear = now.getUTCFullYear() + yearsAhead;
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  if (year < firstYear || year > lastYear)
    throw refuse({ reason: "unknown-year", sentence: `The calendar has the years from ${firstYear} to ${lastYear}` });
  return year;
}

/** Reads the place that a query asks for: one of the list, a position with its zone, or the site's own place. */
export function readPlace(
  query: URLSearchParams,
  { places, place: own }: { places: readonly ListedPlace[]; place: ListedPlace },
): CalendarPlace {
  const [id, latitude, longitude, zone] = ["place", "latitude", "longitude", "zone"].map((name) => query.get(name));
  if (latitude === null && longitude === null && zone === null) {
    const found = id === null || id === undefined ? own : places.find((place) => place.id === id);
    if (!found) throw new HttpError("place-not-found");
    return toCalendarPlace(found);
  }
  if (id !== null) throw refuse({ reason: "place-and-position" });
  const position = {
    latitude: readDegrees(latitude, "latitude", 90),
    longitude: readDegrees(longitude, "longitude", 180),
  };
  const known = readZone(zone ?? "", position.longitude);
  const nearest = nearestOf(places, position);
  const isNear = nearest !== undefined && distance(nearest, position) <= near;
  return { ...position, zone: known, name: isNear ? nearest.name : null };
}

function readDegrees(text: string | null | undefined, name: "latitude" | "longitude", most: number) {
  const degrees = text && /^-?\d{1,3}(\.\d)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(Math.abs(degrees) <= most))
    throw refuse({
      reason: "no-degrees",
      sentence: `Give the ${name} in degrees from -${most} to ${most}, to a tenth, such as ${name}=46.9`,
    });
  // Adding zero turns minus zero into zero, which is the same place.
  return degrees + 0;
}

/**
 * Reads a zone that fits the longitude. If every zone were allowed, one position would have as many calendars as there
 * are zones.
 */
function readZone(zone: string, longitude: number) {
  if (!isTimeZone(zone)) throw refuse({ reason: "unnamed-zone" });
  const hours = offsetIn(zone, Date.UTC(firstYear, 0)) / hour - longitude / 15;
  const difference = Math.abs(((((hours + 12) % 24) + 24) % 24) - 12);
  if (difference > farFromSun) throw refuse({ reason: "zone-far-from-sun" });
  return zone;
}
