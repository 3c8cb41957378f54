import { beforeAll, expect, test } from "vitest";
import type { Article } from "../content/library.ts";
import { testApp } from "../test-app.ts";
import type { Assets } from "./assets.ts";
import type { PageBuild } from "./page-handler.ts";

const assets: Assets = {
  styleFor: () => null,
  styleSheet: "/assets/site.css",
  printSheet: "/assets/print.css",
  starter: { src: "/assets/starter.js" },
  scriptsFor: () => [],
};

let renderer: PageBuild["renderer"];
beforeAll(async () => {
  renderer = await import("./render.tsx");
});

const siteUrl = "https://mantra.example";
const site = (given: Parameters<typeof testApp>[0] = {}) =>
  testApp({ pages: { en: { renderer, assets } }, siteUrl, ...given });
const read = async (path: string) => (await site().ask(path)).text();

const structured = (html: string) =>
  Array.from(html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g), ([, text = ""]) =>
    JSON.parse(text),
  );
const property = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)"/>`).exec(html)?.[1];

test.each([
  ["/", "Sacred Sounds for Spiritual Growth", "/images/og/site.png"],
  ["/deity/shiva", "Shiva Mantras", "/images/og/shiva.png"],
  ["/chant/krishna/maha-mantra", "Chant", "/images/og/verses/maha-mantra.png"],
  ["/blog", "Spiritual Teachings", "/images/og/site.png"],
  ["/blog/the-sound-of-om", "The Sound of Om", "/images/blog/the-sound-of-om.jpg"],
  ["/about", "About", "/images/og/site.png"],
  ["/legal", "Privacy Policy, Terms &amp; Conditions, Disclaimer", "/images/og/site.png"],
])("%s can be shared with its name and picture, at its public address", async (path, title, image) => {
  const html = await read(path);
  expect(property(html, "og:title")).toContain(title);
  expect(property(html, "og:url")).toBe(siteUrl + path);
  expect(property(html, "og:image")).toBe(siteUrl + image);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  expect(html).toContain(`<link rel="canonical" href="${siteUrl}${path}"/>`);
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"\/>/);
});

test("a link to a verse shows the verse, and search engines list its chant instead", async () => {
  const html = await read("/verse/hanuman/hanuman-chalisa-2");
  expect(property(html, "og:title")).toBe("Hanuman Chalisa: Verse 2");
  expect(property(html, "og:description")).toMatch(/^राम दूत .* ॥ rāma dūta .* · Rama’s messenger/);
  expect(property(html, "og:image")).toBe(`${siteUrl}/images/og/verses/hanuman-chalisa-2.png`);
  expect(property(html, "og:url")).toBe(`${siteUrl}/verse/hanuman/hanuman-chalisa-2`);
  expect(html).toContain(`<link rel="canonical" href="${siteUrl}/chant/hanuman/hanuman-chalisa-2"/>`);
  expect((await site().ask("/verse/shiva/hanuman-chalisa-2")).status).toBe(404);
  expect((await site().ask("/verse/ganesh/vakratunda")).headers.get("location")).toBe("/verse/ganesha/vakratunda");
});

test("the subject of a page is described in the words of schema.org", async () => {
  expect(structured(await read("/"))).toMatchObject([
    { "@type": "WebSite", url: `${siteUrl}/`, potentialAction: { "@type": "SearchAction" } },
  ]);
  expect(structured(await read("/chant/shiva/om-namah-shivaya"))).toMatchObject([
    { "@type": "BreadcrumbList", itemListElement: [{ position: 1 }, {}, { name: "Shiva" }, { position: 4 }] },
    {
      "@type": "AudioObject",
      contentUrl: `${siteUrl}/audio/mantras/om-namah-shivaya.mp3`,
      duration: expect.stringMatching(/^PT[45]S$/),
    },
  ]);
  expect(structured(await read("/blog/the-sound-of-om"))).toMatchObject([
    { "@type": "BreadcrumbList" },
    {
      "@type": "Article",
      headline: "The Sound of Om",
      datePublished: expect.stringMatching(/Z$/),
      dateModified: expect.stringMatching(/Z$/),
    },
  ]);
  expect(structured(await read("/legal"))).toEqual([]);
});

test("no title of a teaching can end a script or an attribute", async () => {
  const { deps } = testApp();
  const [sample] = deps.library.articles.values();
  if (!sample) throw new Error("There are no teachings");
  const title = `</script><script>alert(1)</script>"><img src=x onerror=alert(1)>`;
  const attacked: Article = { ...sample, card: { ...sample.card, title, excerpt: title }, author: title };
  const library = { ...deps.library, articles: new Map([["attacked", attacked]]) };
  const html = await (await site({ library }).ask("/blog/attacked")).text();
  expect(html).not.toContain("<script>alert");
  expect(html).not.toContain("<img src=x");
  expect(structured(html)[1]).toMatchObject({ headline: title });
});

test("a teaching that does not exist is a page with status 404 that says so, and is not shared", async () => {
  const reply = await site().ask("/blog/nope");
  const html = await reply.text();
  expect(reply.status).toBe(404);
  expect(html).toContain("We apologize, but we couldn&#x27;t find the spiritual teaching you&#x27;re looking for.");
  expect(html).toContain("It may have been moved or is no longer available.");
  expect(html).toContain('content="noindex"');
  expect(html).not.toContain("og:");
});

test("the legal page names its day once, and holds all three texts", async () => {
  const html = await read("/legal");
  const [body = ""] = html.split('<script type="application/json"');
  expect(body.split("Last updated: April 4, 2025")).toHaveLength(2);
  for (const id of ["privacy", "terms", "disclaimer"]) expect(body).toContain(`<section id="${id}"`);
  expect(body).toMatch(/<a href="\/about">/);
});

test("exactly the two given teachings lead to each other", async () => {
  const { deps } = testApp();
  for (const slug of deps.library.articles.keys()) {
    const html = await read(`/blog/${slug}`);
    const next = /<a href="([^"]+)" class="[^"]*">Next Teaching<\/a>/.exec(html)?.[1];
    const previous = /<a href="([^"]+)" class="[^"]*">Previous Teaching<\/a>/.exec(html)?.[1];
    expect([slug, next, previous]).toEqual([
      slug,
      slug === "introduction-to-vedic-mantras" ? "/blog/power-of-mantras-and-meditation" : undefined,
      slug === "power-of-mantras-and-meditation" ? "/blog/introduction-to-vedic-mantras" : undefined,
    ]);
  }
});

test("an empty list says so, and an invalid day is described as such", async () => {
  const { deps } = testApp();
  const empty = site({ library: { ...deps.library, articles: new Map() } });
  const html = await (await empty.ask("/blog")).text();
  expect(html).toContain("No articles available at the moment.");
  expect(html).toContain("Please check back soon for new spiritual teachings.");
  const [sample] = deps.library.articles.values();
  if (!sample) throw new Error("There are no teachings");
  const undated = { ...sample, card: { ...sample.card, createdAt: "some day" } };
  const odd = site({ library: { ...deps.library, articles: new Map([["undated", undated]]) } });
  for (const path of ["/blog", "/blog/undated"]) {
    expect(await (await odd.ask(path)).text(), path).toContain("Publication date unavailable");
  }
});
