import type { Hono } from "hono";
import type { Deps } from "../deps.ts";
import type { ReplyHeaders } from "../http/headers.ts";
import type { Memory } from "../http/memory.ts";
import { atomFeed } from "./atom.ts";
import { manifest } from "./manifest.ts";
import { robots } from "./robots.ts";
import { rssFeed } from "./rss.ts";
import { sitemap } from "./sitemap.ts";

interface Signpost {
  path: string;
  type: string;
  write: () => string | Promise<string>;
}

interface Ground {
  memory: Memory;
  headers: ReplyHeaders;
}

/** What leads search engines, feed readers and devices to the pages. */
export function signpostRoutes(app: Hono, { library, siteUrl }: Pick<Deps, "library" | "siteUrl">, ground: Ground) {
  const signposts: Signpost[] = [
    { path: "/sitemap.xml", type: "application/xml", write: () => sitemap(library, siteUrl) },
    { path: "/robots.txt", type: "text/plain", write: () => robots(siteUrl) },
    { path: "/atom.xml", type: "application/atom+xml", write: () => atomFeed(library, siteUrl, "/atom.xml") },
    { path: "/rss.xml", type: "application/rss+xml", write: () => rssFeed(library, siteUrl, "/rss.xml") },
    { path: "/manifest.webmanifest", type: "application/manifest+json", write: () => manifest(library) },
  ];
  for (const { path, type, write } of signposts) {
    const headers = { ...ground.headers.sharedJson, "content-type": `${type}; charset=utf-8` };
    app.get(path, (c) =>
      ground.memory.reply(c.req.raw, path, async () => ({ status: 200, text: await write(), headers, isKept: true })),
    );
  }
}
