import type { ComponentType } from "react";
import type { Params } from "#contract/endpoint.ts";
import type { Site } from "#model/site.ts";
import type { LazyScreen } from "./boot/lazy-screen.ts";
import type { Query } from "./data/queries.ts";
import { pageMessages } from "./messages/pages.ts";

/** What a page says of itself in the document's head. */
export interface Head {
  title: string;
  description: string;
  /** Says nothing to a search engine, and tells it so. */
  isUnlisted?: boolean;
}

/** One line of the route table. */
interface PageParts<Params, Values> {
  screen: LazyScreen<Values>;
  skeleton: ComponentType;
  /** What the screen is given: each of its props is the reply to one query. */
  queries: (params: Params) => { [Name in keyof Values]: Query<Values[Name]> };
  /** Null: there is no such page after all. */
  head: (values: Values) => Head | null;
}

export interface Page extends PageParts<Record<string, string>, Record<string, unknown>> {
  pattern: RegExp;
}

/** The names of the parameters come from the path's text, the types of the replies from the screen's props. */
export function page<Path extends string, Values>(path: Path, parts: PageParts<Params<Path>, Values>): Page {
  // Whoever walks the table cannot know each line's types; they were checked right here.
  return { ...parts, pattern: toPattern(path) } as unknown as Page;
}

/** Strict on purpose: one address for one page. */
const toPattern = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[a-z0-9-]+)")}$`);

/** The head of an address without a page. */
export const missingHead: Head = pageMessages.en.missing;

/** What stands in the tab: the page, then whose it is. */
export const documentTitle = (head: Head, site: Site) => `${head.title} · ${site.name}`;
