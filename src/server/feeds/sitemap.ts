import type { Library } from "../content/library.ts";
import { element, text, xmlDocument } from "./xml.ts";

/** Lists every public page with the date of its last change. */
export function sitemap({ lastChanges }: Pick<Library, "lastChanges">, siteUrl: string) {
  const urls = Array.from(lastChanges, ([path, at]) =>
    element("url", [text("loc", siteUrl + path), at === "" ? "" : text("lastmod", at.slice(0, 10))]),
  );
  return xmlDocument(element("urlset", urls, { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" }));
}
