import type { ComponentType } from "react";
import type { Params } from "#contract/endpoint.ts";
import type { LazyScreen } from "../loading/lazy-part.tsx";
import type { Query } from "../data/queries.ts";
import type { PagePath } from "./page-heads.ts";

/** A line of the route table. */
interface PageParts<Params, Values> {
  screen: LazyScreen<Values>;
  skeleton: ComponentType;
  /** The queries by the name of the prop that gets their reply. */
  queries: (params: Params) => { [Name in keyof Values]: Query<Values[Name]> };
}

export interface Page extends PageParts<Record<string, string>, Record<string, unknown>> {
  path: PagePath;
  pattern: RegExp;
}

/**
 * Creates a line of the route table. The names of the parameters come from the text of the path, and the types of the
 * replies from the props of the screen.
 */
export function page<Path extends PagePath, Values>(path: Path, parts: PageParts<Params<Path>, Values>): Page {
  // The table has one type for all pages; the types of each are checked by this signature.
  return { ...parts, path, pattern: toPattern(path) } as unknown as Page;
}

/** Creates the pattern of a path. The pattern is strict, so that a page has one address. */
const toPattern = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[a-z0-9-]+)")}$`);
