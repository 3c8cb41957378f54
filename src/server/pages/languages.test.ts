import { beforeAll, describe, expect, test } from "vitest";
import { appShell } from "#model/app-shell.ts";
import { inLanguage, languages, splitLanguage } from "#model/languages.ts";
import { testApp } from "../test-app.ts";
import { pages } from "../http/test-routes.ts";
import { testBuilds } from "./test-renderers.ts";

let builds: Awaited<ReturnType<typeof testBuilds>>;
beforeAll(async () => {
  builds = await testBuilds();
});

const siteUrl = "https://mantra.example";
const site = (given: Parameters<typeof testApp>[0] = {}) => testApp({ siteUrl, pages: builds, ...given });
const read = async (path: string) => (await site().ask(path)).text();

const matches = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found = ""]) => found);
/** Tags with an address of this site, but for files, which have no language, and links that name another language. */
const linksIn = (html: string) =>
  matches(html.replaceAll(/<(?:a|link)[^>]*hreflang=[^>]*>/gi, ""), / (?:href|action|content)="([^"]*)"/g)
    .map((address) => address.replace(siteUrl, "") || "/")
    .filter((address) => address.startsWith("/") && !/^\/[^?#]*\.[a-z0-9]+$/i.test(address));

const paths = Object.values(pages).map(({ path }) => path);
const everyPath = () => new Set([...paths, ...site().deps.library.lastChanges.keys()]);

test.each(languages)("no page in %s links out of its language, but where it says so", async (language) => {
  const { ask } = site();
  let links = 0;
  for (const path of everyPath()) {
    const reply = await ask(inLanguage(language, path));
    expect([path, reply.status]).toEqual([path, path.startsWith("/no/") ? 404 : 200]);
    const html = await reply.text();
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}"[ >]`));
    const found = linksIn(html);
    links += found.length;
    expect([path, found.filter((address) => splitLanguage(address).language !== language)]).toEqual([path, []]);
    const replies = matches(html, /"(\/api\/[^"]*)":/g);
    expect([path, replies.filter((address) => splitLanguage(address).language !== language)]).toEqual([path, []]);
  }
  expect(links).toBeGreaterThan(1000);
});

describe.each(Object.values(pages).filter(({ path }) => path !== appShell))("$path", ({ path, status }) => {
  test("is a page in Hindi too", async () => {
    const reply = await site().ask(inLanguage("hi", path));
    expect(reply.status).toBe(status);
  });

  test("names its address in each language, where it is listed at all", async () => {
    const found = await Promise.all(
      languages.map(async (language) =>
        matches(await read(inLanguage(language, path)), /<link ([^>]*hreflang[^>]*)>/gi),
      ),
    );
    expect(found[0]).toEqual(found[1]);
    const canonical = matches(await read(inLanguage("hi", path)), /<link rel="canonical" href="([^"]*)"/g);
    if (canonical.length === 0) return expect(found[0]).toEqual([]);
    const [address = ""] = canonical;
    const english = siteUrl + splitLanguage(address.replace(siteUrl, "")).path;
    expect(english).not.toBe(address);
    expect(found[0]?.map((tag) => tag.replace("hrefLang", "hreflang"))).toEqual([
      `rel="alternate" hreflang="en" href="${english}"/`,
      `rel="alternate" hreflang="hi" href="${address}"/`,
      `rel="alternate" hreflang="x-default" href="${english}"/`,
    ]);
  });
});

test.each([
  ["/hi/", "/hi"],
  ["/hi/?utm=1", "/hi?utm=1"],
  ["/HI", "/hi"],
  ["/Hi/Deity/Shiva", "/hi/deity/shiva"],
  ["/hi/deity/shiva/", "/hi/deity/shiva"],
  ["/hi/deity/ganesh?from=x", "/hi/deity/ganesha?from=x"],
  ["/hi/index.html", "/hi"],
  ["/hi/home", "/hi"],
])("%s has moved for good to %s", async (path, location) => {
  const reply = await site().ask(path);
  expect([reply.status, reply.headers.get("location")]).toEqual([308, location]);
});

test.each(["/hi//evil.example/", "/hi/%2f%2fevil.example/", "/hi/%5cevil.example/"])(
  "%s leads nowhere",
  async (path) => {
    expect((await site().ask(path)).headers.get("location")).toBeNull();
  },
);

test.each(["/en", "/en/mantras", "/hi-IN", "/fr", "/hi/hi", "/hi/api/deities"])("%s is no page", async (path) => {
  expect((await site().ask(path)).status).toBe(404);
});

test("each language has its own page for wrong addresses, also from the cache", async () => {
  const { ask } = site();
  for (const [path, language] of [
    ["/nowhere", "en"],
    ["/hi/nowhere", "hi"],
    ["/nowhere-else", "en"],
    ["/hi/deity/nobody", "hi"],
  ])
    expect(await (await ask(String(path))).text()).toMatch(new RegExp(`<html lang="${language}"[ >]`));
});

const renderPage = () => Promise.reject(new Error("broken"));

test("a page that cannot be rendered fails in its language", async () => {
  const { renderer, assets } = builds.hi;
  const broken = { ...builds, hi: { renderer: { ...renderer, renderPage }, assets } };
  const { ask } = site({ pages: broken });
  const reply = await ask("/hi/mantras");
  expect(reply.status).toBe(500);
  const html = await reply.text();
  expect(html).toContain('<html lang="hi" ');
  expect(html).toContain('href="/hi/auth"');
  expect((await ask("/mantras")).status).toBe(200);
});

test("what is shown without a network, and the app that is installed, are of the language", async () => {
  const { ask } = site();
  const shell = await read(`/hi${appShell}`);
  expect(shell).toContain('<html lang="hi" ');
  expect(shell).toContain('<link rel="manifest" href="/hi/manifest.webmanifest"/>');
  const [english, hindi] = await Promise.all(
    ["/manifest.webmanifest", "/hi/manifest.webmanifest"].map(async (path) =>
      JSON.parse(await (await ask(path)).text()),
    ),
  );
  expect([english.lang, english.start_url, hindi.lang, hindi.start_url]).toEqual(["en", "/", "hi", "/hi"]);
  expect(hindi.id).toBe(english.id);
});

test("search engines and cards of links are told the language", async () => {
  const html = await read("/hi");
  expect(html).toContain('<meta property="og:locale" content="hi_IN"/>');
  expect(html).toContain(`<meta property="og:url" content="${siteUrl}/hi"/>`);
  const [website] = matches(html, /<script type="application\/ld\+json">(.*?)<\/script>/g).map((text) =>
    JSON.parse(text),
  );
  expect(website).toMatchObject({
    url: `${siteUrl}/hi`,
    inLanguage: "hi",
    potentialAction: { target: { urlTemplate: `${siteUrl}/hi/search?q={query}` } },
  });
});

const property = (html: string, name: string) =>
  matches(html, new RegExp(`<meta property="${name}" content="([^"]*)"/>`, "g"))[0];

test.each([
  ["/hi/deity/shiva", "/images/og/hi/shiva.png"],
  ["/hi/hymns/hanuman-chalisa", "/images/og/hi/hanuman.png"],
  ["/hi/chant/krishna/maha-mantra", "/images/og/verses/maha-mantra.png"],
  ["/hi/verse/hanuman/hanuman-chalisa-2", "/images/og/verses/hanuman-chalisa-2.png"],
])("a link to %s is shown in Hindi, also in its picture", async (path, image) => {
  const html = await read(path);
  expect(property(html, "og:image")).toBe(siteUrl + image);
  expect(property(html, "og:locale")).toBe("hi_IN");
  expect(property(html, "og:title")).not.toMatch(/\p{Script=Latin}/u);
  expect(property(html, "og:description")).not.toMatch(/\p{Script=Latin}/u);
});
