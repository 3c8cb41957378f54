import { paths } from "#model/paths.ts";
import { searchPath, normalizeQuery } from "#model/search.ts";
import type { Found } from "#model/found.ts";
import type { Query } from "#web/data/queries.ts";
import { searchQuery } from "#web/features/search/use-search-result.ts";
import { readMode } from "#web/features/sign-in/mode.ts";

/** The part of a query string that changes the page. */
export interface PageQuery {
  /** The normalized path and query string, without anything personal such as a token. */
  address: string;
  /** The API query for the search results; null for /auth, which has only a few variants. */
  results: Query<Found> | null;
}

/** Reads the query string of a page. The result is null for pages that ignore it. */
export function readPageQuery(path: string, search: string): PageQuery | null {
  if (path === paths.search()) {
    const text = normalizeQuery(new URLSearchParams(search).get("q"));
    return { address: searchPath(text), results: text === "" ? null : searchQuery(text) };
  }
  if (path === paths.auth()) {
    const mode = readMode(search);
    return { address: mode === "login" ? path : `${path}?mode=${mode}`, results: null };
  }
  return null;
}
