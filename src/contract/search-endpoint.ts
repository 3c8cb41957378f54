import type { Found } from "#model/found.ts";
import { endpoint } from "./endpoint.ts";

/** The text that is searched for has at most 100 characters. */
export interface SearchQuery {
  q: string;
}

/** Apart from what every page loads, because only the page of the search asks for it. */
export const search = endpoint("GET", "/api/search", "public").asks<SearchQuery>().replies<Found>();
