import type { ComponentType } from "react";
import type { Params } from "#contract/endpoint.ts";
import type { LazyScreen } from "../loading/lazy-part.tsx";
import type { Query } from "../data/queries.ts";
import { EmptySkeleton } from "../ui/skeletons.tsx";
import type { PagePath } from "./page-heads.ts";

/** The queries by the name of the prop that gets their reply. */
type Queries<Params, Values> = (params: Params) => { [Name in keyof Values]: Query<Values[Name]> };

/** A line of the route table. */
interface PageParts<Values> {
  screen: LazyScreen<Values>;
  /** What is shown until the page is loaded, unless it is one empty block. */
  skeleton?: ComponentType;
}

export interface Page extends Required<PageParts<Record<string, unknown>>> {
  path: PagePath;
  pattern: RegExp;
  queries: Queries<Record<string, string>, Record<string, unknown>>;
}

/**
 * Creates a line of the route table. The names of the parameters come from the text of the path, and the types of the
 * replies from the props of the screen.
 */
export function page<Path extends PagePath, Values>(
  path: Path,
  // A page that shows nothing of the catalogue, or needs the session first, has no queries.
  parts: PageParts<Values> & (object extends Values ? unknown : { queries: Queries<Params<Path>, Values> }),
): Page {
  // The table has one type for all pages; the types of each are checked by this signature.
  return { skeleton: EmptySkeleton, queries: noQueries, ...parts, path, pattern: toPattern(path) } as unknown as Page;
}

const noQueries = () => ({});

/** Creates the pattern of a path. The pattern is strict, so that a page has one address. */
const toPattern = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[a-z0-9-]+)")}$`);
