import { paths } from "./paths.ts";

/** The maximum length of a query in UTF-16 units. */
export const maxQueryLength = 100;

/** Turns typed text into a query that the API accepts. The result is empty when there is nothing to search for. */
export const normalizeQuery = (typed: string | null): string =>
  (typed ?? "")
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, maxQueryLength)
    .toWellFormed()
    .trim();

/** Returns the path of the results of a query, or of the empty search page for an empty query. */
export const searchPath = (query: string) =>
  query === "" ? paths.search() : `${paths.search()}?${new URLSearchParams({ q: query })}`;
