import type { DeityAliases } from "#model/deity.ts";
import { canonicalPath, paths } from "#model/paths.ts";

/** People and programs try these addresses by habit. They are in lower case. */
const byHabit: ReadonlyMap<string, string> = new Map([
  ["/feed", "/rss.xml"],
  ["/feeds", "/rss.xml"],
  ["/feed.xml", "/rss.xml"],
  ["/rss", "/rss.xml"],
  ["/rss.xml", "/rss.xml"],
  ["/blog/feed", "/rss.xml"],
  ["/blog/rss", "/rss.xml"],
  ["/atom", "/atom.xml"],
  ["/atom.xml", "/atom.xml"],
  ["/sitemap", "/sitemap.xml"],
  ["/sitemap.xml", "/sitemap.xml"],
  ["/robots.txt", "/robots.txt"],
  ["/index.html", paths.home()],
  ["/home", paths.home()],
]);

interface OtherAddressOptions {
  aliases: DeityAliases;
  /** Returns true for the address of a kind of page. */
  hasPage: (path: string) => boolean;
  /** The pages of hymns and of their sections, by path. */
  hymnPages: ReadonlyMap<string, unknown>;
}

/**
 * Finds the address that was meant by one with a slash at the end, with capitals, with another name of a deity, of a
 * section that a hymn no longer has, or by habit. The result is null where an address is right, or leads nowhere.
 */
export function findOtherAddress(path: string, { aliases, hasPage, hymnPages }: OtherAddressOptions): string | null {
  const withoutSlash = path.replace(/(?!^)\/$/, "");
  const habit = byHabit.get(withoutSlash.toLowerCase());
  if (habit !== undefined && habit !== path) return habit;
  const canonical = canonicalPath(withoutSlash, aliases);
  if (canonical !== path && isPlainPath(canonical)) return canonical;
  const meant = canonicalPath(withoutSlash.toLowerCase(), aliases);
  // The whole hymn scrolls to the verse that the shared address of a former section names.
  const hymn = /^\/hymns\/[a-z0-9-]+(?=\/[a-z0-9-]+$)/.exec(meant)?.[0] ?? "";
  if (hymnPages.has(hymn) && !hymnPages.has(meant)) return hymn;
  return meant !== path && hasPage(meant) ? meant : null;
}

/** Only plain path segments are allowed, because a redirect must never lead to `//another.host`. */
const isPlainPath = (path: string) => /^(?:\/[a-z0-9-]+)+$/.test(path);
