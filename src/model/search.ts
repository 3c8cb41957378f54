import { paths } from "./paths.ts";

/** A piece of a text. `found` is set if the piece matches the query. */
export interface Piece {
  text: string;
  found?: true;
}

/** A deity among the results, with the text that matches the query. */
export interface FoundDeity {
  id: string;
  name: string;
  snippet: Piece[];
}

export interface FoundMantra {
  id: string;
  title: string;
  deityId: string;
  deityName: string;
  snippet: Piece[];
}

export interface FoundHymn {
  id: string;
  title: string;
  deityName: string;
  snippet: Piece[];
}

export interface FoundPost {
  slug: string;
  title: string;
  category: string;
  snippet: Piece[];
}

/** Results of a search, with the best match of each kind first. */
export interface Found {
  deities: FoundDeity[];
  mantras: FoundMantra[];
  hymns: FoundHymn[];
  posts: FoundPost[];
}

/** Maximum length of a query in UTF-16 units. */
export const maxQueryLength = 100;

/** Turns typed text into a query that the API accepts. The result is empty if there is nothing to search for. */
export const normalizeQuery = (typed: string | null): string =>
  (typed ?? "")
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, maxQueryLength)
    .toWellFormed()
    .trim();

/** Path of the results of a query. For an empty query it is the empty search page. */
export const searchPath = (query: string) =>
  query === "" ? paths.search() : `${paths.search()}?${new URLSearchParams({ q: query })}`;
