import { inLanguage, languages, mainLanguage, type Language } from "#model/languages.ts";
import type { Library } from "../content/library.ts";
import { element, text, xmlDocument } from "./xml.ts";

type Changes = Pick<Library, "lastChanges">;

/** Lists every public page in each language, with links to its other languages and the date of its last change. */
export function sitemap(libraryIn: (language: Language) => Changes, siteUrl: string) {
  const urls = languages.flatMap((language) =>
    Array.from(libraryIn(language).lastChanges, ([path, at]) =>
      element("url", [
        text("loc", siteUrl + inLanguage(language, path)),
        at === "" ? "" : text("lastmod", at.slice(0, 10)),
        ...alternates(siteUrl, path),
      ]),
    ),
  );
  return xmlDocument(
    element("urlset", urls, {
      xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
      "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
    }),
  );
}

/** Links to the page in all languages, and names the one for readers of any other language. */
const alternates = (siteUrl: string, path: string) =>
  [...languages, "x-default" as const].map((language) => {
    const href = siteUrl + inLanguage(language === "x-default" ? mainLanguage : language, path);
    return element("xhtml:link", "", { rel: "alternate", hreflang: language, href });
  });
