import { inLanguage } from "#model/languages.ts";
import { paths } from "#model/paths.ts";
import type { Library } from "../content/library.ts";
import { texts } from "../texts/texts.ts";
import { feedEntries, type FeedEntry } from "./feed-entries.ts";
import { element, text, xmlDocument } from "./xml.ts";

/** Writes an RSS 2.0 feed with whole texts, as most readers expect. */
export async function rssFeed(library: Library, siteUrl: string, path: string) {
  const { site, language } = library;
  const changed = library.lastChanges.get(paths.blog());
  const entries = await feedEntries(library, siteUrl);
  const channel = element("channel", [
    text("title", texts[language].feeds.title(site.name)),
    text("link", siteUrl + inLanguage(language, paths.blog())),
    text("description", site.tagline),
    text("language", language),
    ...(changed ? [text("lastBuildDate", new Date(changed).toUTCString())] : []),
    element("atom:link", "", { rel: "self", type: "application/rss+xml", href: siteUrl + path }),
    ...entries.map(toItem),
  ]);
  return xmlDocument(
    element("rss", channel, {
      version: "2.0",
      "xmlns:atom": "http://www.w3.org/2005/Atom",
      "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
      "xmlns:dc": "http://purl.org/dc/elements/1.1/",
    }),
  );
}

const toItem = ({ id, title, url, createdAt, author, category, excerpt, html }: FeedEntry) =>
  element("item", [
    text("title", title),
    text("link", url),
    text("guid", id, { isPermaLink: String(id === url) }),
    text("pubDate", new Date(createdAt).toUTCString()),
    text("dc:creator", author),
    text("category", category),
    text("description", excerpt),
    text("content:encoded", html),
  ]);
