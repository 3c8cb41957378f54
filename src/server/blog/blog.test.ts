import { expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { lazyHtml } from "../content/safe-html.ts";
import { storedAttacks } from "../content/test-attacks.ts";
import type { Article } from "../content/library.ts";
import { testApp } from "../test-app.ts";

test("the list has every teaching, the newest first, with what a card shows and no more", async () => {
  const posts = await testApp().call(api.blogPosts, {});
  expect(posts.length).toBeGreaterThanOrEqual(8);
  for (const post of posts) {
    expect(Object.keys(post)).toEqual(["id", "slug", "title", "excerpt", "featuredImage", "createdAt", "category"]);
    expect(post.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  }
  const dates = posts.map(({ createdAt }) => createdAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("a teaching is sent whole, with its author, its text and how often it was read", async () => {
  const { call } = testApp();
  const { content, related, minutesToRead, ...post } = await call(api.blogPost, {
    slug: "introduction-to-vedic-mantras",
  });
  expect(post).toEqual({
    id: "introduction-to-vedic-mantras",
    slug: "introduction-to-vedic-mantras",
    title: "An Introduction to Vedic Mantras",
    excerpt: expect.any(String),
    featuredImage: "/images/blog/introduction-to-vedic-mantras.jpg",
    createdAt: "2025-01-14T00:00:00.000Z",
    category: "Mantras",
    author: "The Mantra Mala Team",
    viewCount: 0,
  });
  expect(content).toContain('<p lang="sa-Deva" translate="no" data-in-script="">');
  expect(minutesToRead).toBeGreaterThan(3);
  expect(related).toHaveLength(2);
});

test("a teaching leads on to those of its category, the nearest in time first", async () => {
  const { call } = testApp();
  const { related } = await call(api.blogPost, { slug: "what-a-mala-is-and-why-108" });
  expect(related.map(({ slug }) => slug)).toEqual(["power-of-mantras-and-meditation", "a-daily-practice-at-home"]);
});

test.each(["nope", "Introduction", "__proto__", "constructor", "a%2Fb"])("there is no teaching %j", async (slug) => {
  const { ask } = testApp();
  for (const init of [{}, { method: "POST", headers: { "sec-fetch-site": "same-origin" } }]) {
    const reply = await ask(`/api/blog-posts/${slug}${init.method ? "/views" : ""}`, init);
    expect([reply.status, await reply.text()]).toEqual([404, "Blog post not found"]);
  }
});

test("what is public may be kept, and is asked for with its ETag", async () => {
  const { ask } = testApp();
  for (const path of ["/api/blog-posts", "/api/blog-posts/the-sound-of-om", "/api/about", "/api/legal"]) {
    const { headers } = await ask(path);
    expect(headers.get("cache-control"), path).toBe("public, max-age=0, must-revalidate, s-maxage=10");
    const again = await ask(path, { headers: { "if-none-match": headers.get("etag") ?? "" } });
    expect(again.status, path).toBe(304);
  }
});

test("About and the legal texts are sent with the site's own names", async () => {
  const { call } = testApp();
  const about = await call(api.about, {});
  expect(about.content).toContain("namaste@mantramala.example");
  expect(about.content).not.toContain("{");
  const { texts, title } = await call(api.legal, {});
  expect(title).toBe("Privacy Policy, Terms & Conditions, Disclaimer");
  for (const { content } of Object.values(texts)) {
    expect(content).not.toContain("{");
  }
});

test("a teaching full of attacks is sent as harmless words", async () => {
  const { deps } = testApp();
  const [sample] = deps.library.articles.values();
  if (!sample) throw new Error("There are no teachings");
  const attacked: Article = { ...sample, content: lazyHtml(() => storedAttacks.join("\n\n")) };
  const { call } = testApp({ library: { ...deps.library, articles: new Map([["attacked", attacked]]) } });
  const { content } = await call(api.blogPost, { slug: "attacked" });
  expect(content).not.toMatch(/<(script|img|svg|iframe|object|style|link|meta|base|form|input|math|video|template)/i);
  expect(content).not.toMatch(/<[^>]*\s(on\w+|style|id|class|src)\s*=(?=[^"]*(?:"[^"]*"[^"]*)*>)/i);
  expect(content).not.toMatch(/href="(?!\/[^/]|#|https:|mailto:)/i);
});
