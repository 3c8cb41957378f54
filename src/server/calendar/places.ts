import type { CalendarPlace, ListedPlace } from "#model/calendar.ts";

type Position = Pick<ListedPlace, "latitude" | "longitude">;

const radians = Math.PI / 180;
const earthRadius = 6371;

const haversine = (angle: number) => Math.sin(angle / 2) ** 2;

/** Returns the kilometers between two positions along the ground. */
export function distance(one: Position, other: Position) {
  const [north, otherNorth] = [one.latitude * radians, other.latitude * radians];
  const east = (other.longitude - one.longitude) * radians;
  const chord = haversine(otherNorth - north) + Math.cos(north) * Math.cos(otherNorth) * haversine(east);
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** Returns the place in the list that is nearest to a position. */
export const nearestOf = (places: readonly ListedPlace[], position: Position) =>
  places.toSorted((one, other) => distance(one, position) - distance(other, position))[0];

export const toCalendarPlace = ({ country: _country, ...place }: ListedPlace): CalendarPlace => place;
