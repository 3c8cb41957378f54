import type { ComponentType } from "react";
import type { Params } from "#contract/endpoint.ts";
import type { Site } from "#model/site.ts";
import type { LazyScreen } from "../loading/lazy-part.tsx";
import type { Query } from "../data/queries.ts";
import { pageMessages } from "#messages/pages.ts";

/** Title and description in the document's head. */
export interface Head {
  title: string;
  description: string;
  /** Asks search engines not to list the page. */
  isUnlisted?: boolean;
}

/** A line of the route table. */
interface PageParts<Params, Values> {
  screen: LazyScreen<Values>;
  skeleton: ComponentType;
  /** Queries by the name of the prop that gets their reply. */
  queries: (params: Params) => { [Name in keyof Values]: Query<Values[Name]> };
  /** Null where the page does not exist. */
  head: (values: Values) => Head | null;
}

export interface Page extends PageParts<Record<string, string>, Record<string, unknown>> {
  pattern: RegExp;
}

/**
 * Creates a line of the route table. The names of the parameters come from the text of the path, and the types of the
 * replies from the props of the screen.
 */
export function page<Path extends string, Values>(path: Path, parts: PageParts<Params<Path>, Values>): Page {
  // The table has one type for all pages; the types of each are checked by this signature.
  return { ...parts, pattern: toPattern(path) } as unknown as Page;
}

/** Creates the pattern of a path. The pattern is strict, so that a page has one address. */
const toPattern = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[a-z0-9-]+)")}$`);

/** Head of an address without a page. */
export const missingHead: Head = pageMessages.missing;

/** Returns the title of the browser tab, which names the page and then the site. */
export const documentTitle = (head: Head, site: Site) => `${head.title} · ${site.name}`;
