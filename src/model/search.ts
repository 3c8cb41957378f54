import { paths } from "./paths.ts";

/** Maximum length of a query in UTF-16 units. */
export const maxQueryLength = 100;

/** Turns typed text into a query that the API takes; empty when there is nothing to search for. */
export const normalizeQuery = (typed: string | null): string =>
  (typed ?? "")
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, maxQueryLength)
    .toWellFormed()
    .trim();

/** Path of the results of a query; for an empty query, of the empty search page. */
export const searchPath = (query: string) =>
  query === "" ? paths.search() : `${paths.search()}?${new URLSearchParams({ q: query })}`;
