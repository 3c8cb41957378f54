import { inLanguage } from "#model/languages.ts";
import { paths } from "#model/paths.ts";
import type { Library } from "../content/library.ts";
import { texts } from "../texts/texts.ts";
import { feedEntries, type FeedEntry } from "./feed-entries.ts";
import { element, text, xmlDocument } from "./xml.ts";

/** Writes an Atom feed (RFC 4287). */
export async function atomFeed(library: Library, siteUrl: string, path: string) {
  const { site, language } = library;
  const page = inLanguage(language, paths.blog());
  const entries = await feedEntries(library, siteUrl);
  return xmlDocument(
    element(
      "feed",
      [
        text("id", library.feedIdentity + page),
        text("title", texts[language].feeds.title(site.name)),
        text("subtitle", site.tagline),
        text("updated", library.lastChanges.get(paths.blog()) || "1970-01-01T00:00:00Z"),
        element("link", "", { rel: "self", type: "application/atom+xml", href: siteUrl + path }),
        element("link", "", { rel: "alternate", type: "text/html", href: siteUrl + page }),
        element("author", text("name", site.team)),
        text("icon", `${siteUrl}/icons/icon-192.png`),
        ...entries.map(toEntry),
      ],
      { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": language },
    ),
  );
}

const toEntry = ({ id, title, url, createdAt, changedAt, author, category, excerpt, html }: FeedEntry) =>
  element("entry", [
    text("id", id),
    text("title", title),
    text("published", createdAt),
    text("updated", changedAt),
    element("link", "", { rel: "alternate", type: "text/html", href: url }),
    element("author", text("name", author)),
    element("category", "", { term: category }),
    text("summary", excerpt),
    text("content", html, { type: "html" }),
  ]);
