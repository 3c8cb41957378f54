import type { Calendar, ListedPlace } from "#model/calendar.ts";
import { endpoint } from "./endpoint.ts";

/** A place of the list; or a position, to a tenth of a degree, with its time zone; or neither, for the site's place. */
export interface CalendarQuery {
  place?: string;
  latitude?: string;
  longitude?: string;
  zone?: string;
}

/** The calls of the calendar beyond its first page. They are loaded when a person chooses a place or a month. */
export const calendarApi = {
  calendarYear: endpoint("GET", "/api/calendar/:year", "public").asks<CalendarQuery>().replies<Calendar>(),
  calendarPlaces: endpoint("GET", "/api/calendar-places", "public").replies<ListedPlace[]>(),
};
