import { inLanguage } from "#model/languages.ts";
import { paths } from "#model/paths.ts";
import type { Library } from "../content/library.ts";

/** A feed has at most so many entries, the newest ones. */
const maxEntries = 20;

export interface FeedEntry {
  id: string;
  title: string;
  url: string;
  createdAt: string;
  changedAt: string;
  author: string;
  category: string;
  excerpt: string;
  /** The content with absolute links, because a feed is read on other sites. */
  html: string;
}

export function feedEntries(
  { language, articles, lastChanges, feedIdentity }: Library,
  siteUrl: string,
): Promise<FeedEntry[]> {
  const entries = Array.from(articles.values()).slice(0, maxEntries);
  return Promise.all(
    entries.map(async ({ card: { slug, title, createdAt, category, excerpt }, author, content }) => ({
      id: feedIdentity + inLanguage(language, paths.post(slug)),
      title,
      url: siteUrl + inLanguage(language, paths.post(slug)),
      createdAt,
      changedAt: lastChanges.get(paths.post(slug)) ?? createdAt,
      author,
      category,
      excerpt,
      html: (await content()).replaceAll('href="/', `href="${siteUrl}/`),
    })),
  );
}
