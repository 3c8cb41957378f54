import { describe, expect, test } from "vitest";
import { languages } from "#model/languages.ts";
import { testApp } from "../test-app.ts";
import { escapeXml } from "./xml.ts";

const siteUrl = "https://mantra.example";
const { ask, deps } = testApp({ siteUrl });
const read = async (path: string) => (await ask(path)).text();
const all = (xml: string, name: string) =>
  Array.from(xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g")), ([, inner]) => inner);

describe.each([
  ["/sitemap.xml", "application/xml"],
  ["/robots.txt", "text/plain"],
  ["/atom.xml", "application/atom+xml"],
  ["/rss.xml", "application/rss+xml"],
  ["/manifest.webmanifest", "application/manifest+json"],
])("%s", (path, type) => {
  test("is sent with its type, and may be cached", async () => {
    const reply = await ask(path, { headers: { host: "evil.example" } });
    expect(reply.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
    expect(reply.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate, s-maxage=10");
    expect(await reply.text()).not.toContain("evil.example");
    const etag = reply.headers.get("etag") ?? "";
    expect((await ask(path, { headers: { "if-none-match": etag } })).status).toBe(304);
  });
});

test("the sitemap lists every page once, by its public address, with its last change", async () => {
  const xml = await read("/sitemap.xml");
  const pages = all(xml, "loc");
  const { deityCards, collectionCards, hymnPages, chants, articles } = deps.library;
  expect(pages).toEqual(
    expect.arrayContaining(
      ["/", "/mantras", "/deity/ganesha", "/chant/shiva/om-namah-shivaya", "/blog", "/legal"].map(
        (path) => siteUrl + path,
      ),
    ),
  );
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toHaveLength(
    languages.length * (9 + deityCards.length + collectionCards.length + hymnPages.size + chants.size + articles.size),
  );
  expect(xml).toContain(`<loc>${siteUrl}/blog/introduction-to-vedic-mantras</loc><lastmod>2025-01-14</lastmod>`);
  expect(all(xml, "lastmod").filter((day) => /^\d{4}-\d\d-\d\d$/.test(day ?? ""))).toHaveLength(pages.length);
  expect(pages.join()).not.toMatch(/(?<!jay-)ganesh\b|profile|favorites|auth|search/);
});

test("the sitemap names the other languages of each page", async () => {
  const [, entry = ""] = /<url>(<loc>[^<]*\/hi\/deity\/shiva<.*?)<\/url>/.exec(await read("/sitemap.xml")) ?? [];
  const links = Array.from(entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"\/>/g));
  expect(links.map(([, language, address]) => [language, address])).toEqual([
    ["en", `${siteUrl}/deity/shiva`],
    ["hi", `${siteUrl}/hi/deity/shiva`],
    ["x-default", `${siteUrl}/deity/shiva`],
  ]);
});

test("every page of the sitemap exists", async () => {
  const { articles, chants, deityCards } = deps.library;
  const calls = [
    ...Array.from(articles.keys(), (slug) => `/api/blog-posts/${slug}`),
    ...Array.from(chants.values(), ({ deity, mantra }) => `/api/chant/${deity.id}/${mantra.id}`),
    ...deityCards.map(({ id }) => `/api/deities/${id}`),
  ];
  for (const path of calls) expect((await ask(path)).status, path).toBe(200);
});

test("robots.txt names the sitemap and excludes the API", async () => {
  expect(await read("/robots.txt")).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

test("both feeds hold every teaching, with whole addresses in the texts", async () => {
  for (const [path, entry] of [
    ["/atom.xml", "entry"],
    ["/rss.xml", "item"],
  ] as const) {
    const xml = await read(path);
    expect(xml.split(`<${entry}>`)).toHaveLength(deps.library.articles.size + 1);
    expect(xml).toContain(`href=&quot;${siteUrl}/chant/shiva/om-namah-shivaya&quot;`);
    expect(xml).not.toContain("href=&quot;/");
    expect(all(xml, "title")).toContain("An Introduction to Vedic Mantras");
  }
  expect(all(await read("/atom.xml"), "updated")[0]).toBe([...deps.library.articles.values()][0]?.card.createdAt);
  expect(all(await read("/rss.xml"), "pubDate")).toContain("Tue, 14 Jan 2025 00:00:00 GMT");
});

const identities = async (given: Parameters<typeof testApp>[0]) => {
  const { ask } = testApp(given);
  const [atom, rss] = await Promise.all(["/atom.xml", "/rss.xml"].map(async (path) => (await ask(path)).text()));
  const guids = Array.from((rss ?? "").matchAll(/<guid isPermaLink="(\w+)">([^<]*)</g), ([, isLink, id]) => [
    isLink,
    id,
  ]);
  return { ids: all(atom ?? "", "id"), guids };
};

test("a site that moves to another address keeps the identity of every teaching in both feeds", async () => {
  const first = await identities({ siteUrl: "http://mantra.example" });
  expect(first.ids).toHaveLength(deps.library.articles.size + 1);
  expect(first.ids).toContain("tag:mantramala.example,2025:/blog/introduction-to-vedic-mantras");
  expect(first.guids).toEqual(first.ids.slice(1).map((id) => ["false", id]));
  for (const moved of ["https://mantra.example", "https://other.example", "http://localhost:3000"]) {
    expect(await identities({ siteUrl: moved })).toEqual(first);
  }
});

test("a site whose feeds were read before keeps its first address as identity, and its links lead to the present one", async () => {
  const library = { ...deps.library, feedIdentity: "http://mantra.example" };
  const moved = await identities({ library, siteUrl });
  expect(moved.ids).toContain("http://mantra.example/blog/introduction-to-vedic-mantras");
  expect(moved.guids).toContainEqual(["false", "http://mantra.example/blog/introduction-to-vedic-mantras"]);
  expect(await read("/atom.xml")).toContain(`href="${siteUrl}/blog/introduction-to-vedic-mantras"`);
  const stayed = await identities({ library: { ...library, feedIdentity: siteUrl }, siteUrl });
  expect(stayed.guids).toContainEqual(["true", `${siteUrl}/blog/introduction-to-vedic-mantras`]);
});

test("the feeds in Hindi hold the teachings in Hindi, and lead to their pages", async () => {
  const english = await read("/atom.xml");
  for (const [path, name] of [
    ["/hi/atom.xml", 'xml:lang="hi"'],
    ["/hi/rss.xml", "<language>hi</language>"],
  ] as const) {
    const xml = await read(path);
    expect(xml).toContain(name);
    expect(all(xml, "title")[0]).toBe("Mantra Mala: आध्यात्मिक लेख");
    expect(xml).toContain(`${siteUrl}/hi/blog/introduction-to-vedic-mantras`);
    expect(xml).toContain(`href=&quot;${siteUrl}/hi/chant/`);
    expect(xml).not.toContain(`href=&quot;${siteUrl}/chant/`);
  }
  const ids = all(await read("/hi/atom.xml"), "id");
  expect(ids.filter((id) => all(english, "id").includes(id))).toEqual([]);
});

test("no character of a text breaks the XML", () => {
  expect(escapeXml(`<a b="c">&amp;]]>\u0000\u0008\ud800x😀</a>`)).toBe(
    "&lt;a b=&quot;c&quot;&gt;&amp;amp;]]&gt;x😀&lt;/a&gt;",
  );
});

test("the manifest names the app, and icons that fill any shape", async () => {
  const manifest = JSON.parse(await read("/manifest.webmanifest"));
  expect(manifest).toMatchObject({ name: "Mantra Mala", start_url: "/", display: "standalone" });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain("maskable");
});
