import type { Hono } from "hono";
import { inLanguage, languages, type Language } from "#model/languages.ts";
import type { Deps } from "../deps.ts";
import type { ReplyHeaders } from "../http/headers.ts";
import type { ResponseCache } from "../http/response-cache.ts";
import { atomFeed } from "./atom.ts";
import { manifest } from "./manifest.ts";
import { rssFeed } from "./rss.ts";
import { sitemap } from "./sitemap.ts";

interface Feed {
  path: string;
  type: string;
  render: () => string | Promise<string>;
}

interface FeedOptions {
  cache: ResponseCache;
  headers: ReplyHeaders;
}

/** Serves the files that search engines, feed readers and devices read about the site. */
export function feedRoutes(
  app: Hono,
  { libraryIn, siteUrl }: Pick<Deps, "libraryIn" | "siteUrl">,
  options: FeedOptions,
) {
  const feeds: Feed[] = [
    { path: "/sitemap.xml", type: "application/xml", render: () => sitemap(libraryIn, siteUrl) },
    { path: "/robots.txt", type: "text/plain", render: () => robots(siteUrl) },
    ...languages.flatMap((language) => feedsIn(language, { libraryIn, siteUrl })),
    ...languages.map((language) => ({
      path: inLanguage(language, "/manifest.webmanifest"),
      type: "application/manifest+json",
      render: () => manifest(libraryIn(language), language),
    })),
  ];
  for (const { path, type, render } of feeds) {
    const headers = { ...options.headers.sharedJson, "content-type": `${type}; charset=utf-8` };
    app.get(path, (c) =>
      options.cache.respond(c.req.raw, path, async () => ({
        status: 200,
        text: await render(),
        headers,
        isCacheable: true,
      })),
    );
  }
}

/** Writes robots.txt, which excludes the API. Personal pages exclude themselves by a meta tag. */
const robots = (siteUrl: string) =>
  ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${siteUrl}/sitemap.xml`, ""].join("\n");

/** Returns the feeds of the teachings in a language, in both formats. */
function feedsIn(language: Language, { libraryIn, siteUrl }: Pick<Deps, "libraryIn" | "siteUrl">): Feed[] {
  const [atom, rss] = [inLanguage(language, "/atom.xml"), inLanguage(language, "/rss.xml")];
  return [
    { path: atom, type: "application/atom+xml", render: () => atomFeed(libraryIn(language), siteUrl, atom) },
    { path: rss, type: "application/rss+xml", render: () => rssFeed(libraryIn(language), siteUrl, rss) },
  ];
}
