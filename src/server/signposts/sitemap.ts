import { deityAliases } from "#model/deity.ts";
import { paths } from "#model/paths.ts";
import type { Library } from "../content/library.ts";
import { element, text, xmlDocument } from "./xml.ts";

interface Place {
  path: string;
  /** When it changed last; left out where nobody knows. */
  changed?: string;
}

/** Every page that anyone may find. */
export function sitemap(library: Library, siteUrl: string) {
  const urls = placesOf(library).map(({ path, changed }) =>
    element("url", [text("loc", siteUrl + path), changed === undefined ? "" : text("lastmod", changed.slice(0, 10))]),
  );
  return xmlDocument(element("urlset", urls, { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" }));
}

function placesOf({ deities, articles }: Library): Place[] {
  const posts = Array.from(articles.values(), ({ card }) => ({ path: paths.post(card.slug), changed: card.createdAt }));
  const known = Array.from(deities).filter(([id]) => deityAliases[id] === undefined);
  const chants = known.flatMap(([id, { mantras }]) => mantras.map((mantra) => ({ path: paths.chant(id, mantra.id) })));
  const newest = posts[0]?.changed;
  return [
    { path: paths.home() },
    { path: paths.mantras() },
    ...known.map(([id]) => ({ path: paths.deity(id) })),
    ...chants,
    { path: paths.meditation() },
    { path: paths.blog(), ...(newest !== undefined && { changed: newest }) },
    ...posts,
    { path: paths.about() },
    { path: paths.legal() },
  ];
}
