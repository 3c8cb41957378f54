import { beforeAll, describe, expect, test } from "vitest";
import { appShell } from "#model/app-shell.ts";
import { inLanguage, languages, mainLanguage, splitLanguage } from "#model/languages.ts";
import { testApp } from "../test-app.ts";
import { pages } from "../http/test-routes.ts";
import { listedPages, testBuilds } from "./test-renderers.ts";
import { attributesInDevanagari, showsDevanagari, strangeTextsOf, textsOf } from "./test-texts.ts";

let builds: Awaited<ReturnType<typeof testBuilds>>;
beforeAll(async () => {
  builds = await testBuilds();
});

const siteUrl = "https://mantra.example";
const site = (given: Parameters<typeof testApp>[0] = {}) => testApp({ siteUrl, pages: builds, ...given });
const read = async (path: string) => (await site().ask(path)).text();

const matches = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found = ""]) => found);
/**
 * Returns the links to this site, except to files, which have no language, and except links that name another language.
 */
const linksIn = (html: string) =>
  matches(html.replaceAll(/<(?:a|link)[^>]*hreflang=[^>]*>/gi, ""), / (?:href|action|content)="([^"]*)"/g)
    .map((address) => address.replace(siteUrl, "") || "/")
    .filter((address) => address.startsWith("/") && !/^\/[^?#]*\.[a-z0-9]+$/i.test(address));

const paths = Object.values(pages).map(({ path }) => path);
const everyPath = () => new Set([...paths, ...listedPages(site().deps.library)]);

/** The responses for these addresses are composed of texts. A query in English may appear in any language. */
const asked = ["/search?q=shiva", `/search?q=${encodeURIComponent("शिव")}`, "/search?q=brahman", "/calendar?year=2026"];

test.each(languages)(
  "no page in %s links out of its language or to what has moved, or has a text of another one",
  async (language) => {
    const { ask } = site();
    let links = 0;
    let shown = 0;
    for (const path of [...everyPath(), ...(language === mainLanguage ? asked : [])]) {
      const reply = await ask(inLanguage(language, path));
      expect([path, reply.status]).toEqual([path, path.startsWith("/no/") ? 404 : 200]);
      const html = await reply.text();
      expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}"[ >]`));
      const found = linksIn(html);
      links += found.length;
      expect([path, found.filter((address) => splitLanguage(address).language !== language)]).toEqual([path, []]);
      expect([path, found.filter((address) => /.\/(?=$|[?#])/.test(address))]).toEqual([path, []]);
      expect([path, strangeTextsOf(html, language)]).toEqual([path, []]);
      // In English no attribute has Indian letters, because an attribute cannot say that it is in another language.
      if (language === mainLanguage) expect([path, attributesInDevanagari(html)]).toEqual([path, []]);
      if (showsDevanagari(html)) shown++;
      const replies = matches(html, /"(\/api\/[^"]*)":/g);
      expect([path, replies.filter((address) => splitLanguage(address).language !== language)]).toEqual([path, []]);
    }
    expect(links).toBeGreaterThan(1000);
    expect(shown).toBeGreaterThan(250);
  },
);

describe.each(Object.values(pages).filter(({ path }) => path !== appShell))("$path", ({ path, status }) => {
  test("is a page in Hindi too", async () => {
    const reply = await site().ask(inLanguage("hi", path));
    expect(reply.status).toBe(status);
  });

  test("has a title and a description of its own in each language", async () => {
    const heads = await Promise.all(
      languages.map(async (language) => {
        const html = await read(inLanguage(language, path));
        const [title = ""] = matches(html, /<title>([^<]*)/g);
        const [description = ""] = matches(html, /<meta name="description" content="([^"]*)"/g);
        return [title, description];
      }),
    );
    const [english = [], hindi = []] = heads;
    for (const [place, text] of hindi.entries()) {
      expect(text).toMatch(/\p{Script=Devanagari}/u);
      expect(text.replace("Mantra Mala", "")).not.toMatch(/\p{Script=Latin}/u);
      expect(english[place]).toMatch(/[a-z]/);
    }
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

const inPage = (language: string, body: string) =>
  `<!doctype html><html lang="${language}"><body>${body}</body></html>`;

test.each([
  ["hi", "<p>नमस्ते, welcome</p>", "has Latin letters"],
  ["hi", '<button aria-label="Close">×</button>', "has Latin letters"],
  ["hi", '<p lang="en">Welcome</p>', "is in English"],
  ["hi", '<p lang="sa-Latn">नमः</p>', "has letters of India"],
  ["hi", '<p lang="sa-Latn">listen to śivāya</p>', "is English, not Sanskrit"],
  ["hi", '<p lang="sa-Deva">यह शिव का नाम है</p>', "is Hindi, not Sanskrit"],
  ["hi", '<p lang="sa-Telu">Om</p>', "has Latin letters"],
  ["en", "<p>The word शिव</p>", "has letters of India"],
  ["en", '<p lang="sa">शिव</p>', "has letters of India"],
  ["en", '<p lang="hi">यह पृष्ठ</p>', "is in हिन्दी"],
] as const)("on a page in %s, %s is found", (language, body, fault) => {
  expect(strangeTextsOf(inPage(language, body), language)).toEqual([expect.stringContaining(fault)]);
});

test("Devanagari in an attribute is found, but not what somebody has typed", () => {
  const body = '<p lang="sa-Deva" title="शिव">शिव</p><input value="शिव"/><p data-word="शिव">।</p>';
  expect(attributesInDevanagari(inPage("en", body))).toEqual(['lang="sa-Deva" title="शिव"', 'data-word="शिव"']);
});

test("names, addresses and other languages that say so belong to every page", () => {
  const body =
    '<!-- a --><p>Mantra Mala &amp; अर्थ<br>2 &lt; 3</p><a lang="en" href="/">English</a><i lang="sa-Latn">śiva</i>' +
    '<style>p { color: red }</style><img alt="" src="a.png"/>';
  expect(strangeTextsOf(inPage("hi", body), "hi")).toEqual([]);
  expect(textsOf(inPage("hi", body)).map(({ text }) => text)).toEqual([
    "Mantra Mala & अर्थ",
    "2 < 3",
    "English",
    "śiva",
  ]);
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
