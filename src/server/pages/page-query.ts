import { paths } from "#model/paths.ts";
import { pathOfAnswer, toQuestion, type Found } from "#model/search.ts";
import type { Query } from "#web/data/queries.ts";
import { searchQuery } from "#web/data/search.ts";
import { readMode } from "#web/screens/auth/mode.ts";

/** The part of a query string that changes the page. */
export interface PageQuery {
  /** Normalized path and query string, without anything personal such as a token. */
  address: string;
  /** API query of the search results; null for /auth, which has only a few variants. */
  results: Query<Found> | null;
}

/** Null for pages that ignore the query string. */
export function readPageQuery(path: string, search: string): PageQuery | null {
  if (path === paths.search()) {
    const question = toQuestion(new URLSearchParams(search).get("q"));
    return { address: pathOfAnswer(question), results: question === "" ? null : searchQuery(question) };
  }
  if (path === paths.auth()) {
    const mode = readMode(search);
    return { address: mode === "login" ? path : `${path}?mode=${mode}`, results: null };
  }
  return null;
}
