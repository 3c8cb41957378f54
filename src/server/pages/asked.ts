import { paths } from "#model/paths.ts";
import { pathOfAnswer, toQuestion, type Found } from "#model/search.ts";
import type { Query } from "#web/data/queries.ts";
import { searchQuery } from "#web/data/search.ts";
import { readMode } from "#web/screens/auth/mode.ts";

/** What stands behind the question mark, as far as the page is another one for it. */
export interface Asked {
  /** In one spelling, and with nothing in it that is the visitor's alone, such as a token. */
  address: string;
  /** What the page has to read for it. There are as many answers as questions, but only a few forms. */
  answer: Query<Found> | null;
}

/** Null where the page is the same whatever it is asked. */
export function readAsked(path: string, search: string): Asked | null {
  if (path === paths.search()) {
    const question = toQuestion(new URLSearchParams(search).get("q"));
    return { address: pathOfAnswer(question), answer: question === "" ? null : searchQuery(question) };
  }
  if (path === paths.auth()) {
    const mode = readMode(search);
    return { address: mode === "login" ? path : `${path}?mode=${mode}`, answer: null };
  }
  return null;
}
