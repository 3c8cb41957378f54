import { beforeAll, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { pagesOfOnePerson } from "../http/test-routes.ts";
import { testApp } from "../test-app.ts";
import { signUp } from "../test-people.ts";
import type { Assets } from "./assets.ts";
import { deityThemes } from "./deity-themes.ts";
import type { PageBuild } from "./page-handler.ts";

/** These values replace a build. A browser test checks what the real build contains. */
const assets: Assets = {
  styleFor: (screen) => ({ text: `.${screen}{color:#333}`, hash: `hash-of-${screen}` }),
  styleSheet: "/assets/site.css",
  printSheet: "/assets/print.css",
  starter: { src: "/assets/starter.js" },
  scriptsFor: (screen) => ["/assets/entry.js", `/assets/${screen ?? "none"}.js`],
};

let renderer: PageBuild["renderer"];
beforeAll(async () => {
  renderer = await import("./render.tsx");
});

const site = (given: Parameters<typeof testApp>[0] = {}) => testApp({ pages: { en: { renderer, assets } }, ...given });

test("a page arrives whole: its words, its data, its title and the scripts to fetch after them", async () => {
  const { ask } = site();
  const reply = await ask("/deity/shiva");
  const html = await reply.text();
  expect(reply.status).toBe(200);
  expect(html).toContain("ॐ नमः शिवाय");
  expect(html).toContain('"/api/deities/shiva":{"id":"shiva"');
  expect(html).toMatch(/<title>Shiva Mantras[^<]*<\/title>/);
  expect(html).toContain('src="/assets/starter.js" data-scripts="/assets/entry.js /assets/deity.js"></script>');
});

test("every footer links to the video channel and the email address of content/site.yaml, and so does About", async () => {
  const { ask, deps } = site();
  const { email, channel } = deps.library.site;
  for (const path of ["/", "/chant/shiva/om-namah-shivaya", "/legal", "/about"]) {
    const [main = "", footer = ""] = (await (await ask(path)).text()).split("<footer");
    for (const part of path === "/about" ? [main, footer] : [footer]) {
      expect(part, path).toMatch(new RegExp(`<a href="${channel.url}"[^>]*>${channel.name}</a>`));
      expect(part, path).toContain(`<a href="mailto:${email}">${email}</a>`);
    }
  }
});

test("no paint waits for a script", async () => {
  const html = await (await site().ask("/")).text();
  const waitedFor = html
    .match(/<script[^>]*>/g)
    ?.filter((tag) => !/ async=""| type="application\/(ld\+)?json"/.test(tag));
  expect(html).toContain('<script async="" src="/assets/starter.js"');
  expect(waitedFor).toEqual([]);
});

test("what is shown without a network is the app with no page in it, and no place for advertisements", async () => {
  const reply = await site({ ads: readConfig({ ADS: "on", ADSENSE_PUBLISHER_ID: "pub-1234567890123456" }).ads }).ask(
    "/app-shell",
  );
  const html = await reply.text();
  expect(reply.status).toBe(200);
  expect(html).toContain('src="/assets/starter.js" data-scripts="/assets/entry.js /assets/none.js"></script>');
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('"replies":{}');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/"ads"|nonce|adsense/);
});

test("the canonical address comes from SITE_URL, whatever the request says of its host", async () => {
  const { ask } = site({ siteUrl: "https://mantra.example" });
  const reply = await ask("/deity/shiva?utm=1", {
    headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
  });
  const html = await reply.text();
  expect(html).toContain('<link rel="canonical" href="https://mantra.example/deity/shiva"/>');
  expect(html).not.toContain("evil.example");
});

test.each([
  ["/deity/ganesh", "/deity/ganesha"],
  ["/deity/ganesh?from=x", "/deity/ganesha?from=x"],
  ["/chant/ganesh/vakratunda", "/chant/ganesha/vakratunda"],
  ["/deity/shiva/", "/deity/shiva"],
  ["/deity/ganesh/", "/deity/ganesha"],
])("%s has moved for good to %s", async (path, location) => {
  const { ask } = site();
  const reply = await ask(path);
  expect(reply.status).toBe(308);
  expect(reply.headers.get("location")).toBe(location);
});

test.each(["//evil.example/", "/%2f%2fevil.example/", "/%5cevil.example/"])(
  "%s leads to no other host",
  async (path) => {
    const { ask } = site();
    expect((await ask(path)).headers.get("location")).toBeNull();
  },
);

test.each([
  "/deity/nobody",
  "/chant/shiva/nothing",
  "/chant/krishna/om-namah-shivaya",
  "/nowhere",
  "/wp-login.php",
  "/deity/constructor",
  "/chant/__proto__/om",
  "/chant/ganesh/%E0%A5%90",
])("%s is a page with status 404 that search engines leave out", async (path) => {
  const { ask } = site();
  const reply = await ask(path);
  const html = await reply.text();
  expect(reply.status).toBe(404);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('rel="canonical"');
  expect(html).toContain("<main");
});

test.each(["/auth", "/confirm-email", "/search?q=shiva", ...pagesOfOnePerson])(
  "%s is a page that search engines leave out",
  async (path) => {
    const reply = await site().ask(path);
    const html = await reply.text();
    expect(reply.status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  },
);

test("a shared search result has its query in the address", async () => {
  const html = await (await site({ siteUrl: "https://mantra.example" }).ask("/search?q=%E0%A4%B6+x&utm=1")).text();
  expect(html).toContain('<meta property="og:url" content="https://mantra.example/search?q=%E0%A4%B6+x"/>');
});

test("the page for wrong addresses says nothing of the address, so one serves them all", async () => {
  const { ask } = site();
  expect(await (await ask("/nowhere-at-all")).text()).toBe(await (await ask("/<script>")).text());
});

test("a page can neither run a foreign script nor be framed", async () => {
  const { ask, deps } = site();
  const { headers } = await ask("/");
  const { hash } = deityThemes(deps.library);
  expect(headers.get("content-security-policy")).toBe(
    `default-src 'none'; script-src 'self'; style-src 'self' 'sha256-hash-of-home' 'sha256-${hash}'; img-src 'self' data:; ` +
      "font-src 'self'; media-src 'self' blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; " +
      "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("permissions-policy")).toContain("camera=()");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
});

test("browsers are bound to https only where the site is reached by it", async () => {
  const overHttps = await site({ siteUrl: "https://mantra.example" }).ask("/");
  expect(overHttps.headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
  const overHttp = await site({ siteUrl: "http://localhost:3000" }).ask("/");
  expect(overHttp.headers.has("strict-transport-security")).toBe(false);
});

test("rendered pages hold no style attribute, which the policy would refuse", async () => {
  const { ask } = site();
  for (const path of ["/", "/mantras", "/deity/shiva", "/chant/shiva/om-namah-shivaya", "/nowhere"]) {
    expect(await (await ask(path)).text(), path).not.toMatch(/<[^>]+\sstyle="/);
  }
});

test.each(["/", "/deity/shiva", "/search?q=mira", ...pagesOfOnePerson])(
  "the same page %s goes to everybody, signed in or not",
  async (path) => {
    const { ask } = site({ cacheLimit: 0 });
    const mira = await signUp(ask, "Mirabai");
    const hers = await (await mira.ask(path)).text();
    expect(hers).not.toMatch(/mirabai/i);
    expect(hers).toBe(await (await ask(path)).text());
  },
);

function breakDown(): never {
  throw new Error("a defect");
}

test("when rendering fails, the visitor gets a page to go on from, and the log one line", async () => {
  const { ask, logged } = site({ pages: { en: { renderer: { ...renderer, renderPage: breakDown }, assets } } });
  const reply = await ask("/deity/shiva");
  const html = await reply.text();
  expect(reply.status).toBe(500);
  expect(reply.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(reply.headers.get("cache-control")).toBe("private, no-store");
  expect(html).toContain("Application Error");
  expect(html).toContain("Something went wrong with the application.");
  expect(html).toContain("Reload Application");
  expect(html).toContain('href="/auth"');
  expect(html).not.toContain("a defect");
  expect(html).not.toContain("<script");
  expect(logged).toEqual([
    expect.stringMatching(/error A request failed method="GET" path="\/deity\/shiva" error="Error: a defect/),
  ]);
});

test("a failure is not remembered", async () => {
  let isBroken = true;
  const renderPage: PageBuild["renderer"]["renderPage"] = (request) => {
    if (isBroken) throw new Error("for now");
    return renderer.renderPage(request);
  };
  const { ask } = site({ pages: { en: { renderer: { ...renderer, renderPage }, assets } } });
  expect((await ask("/")).status).toBe(500);
  isBroken = false;
  expect((await ask("/")).status).toBe(200);
});

test("the year of the copyright line turns with the day in Kolkata", async () => {
  let now = new Date("2026-12-31T18:29:59Z");
  const { ask } = site({ now: () => now });
  expect(await (await ask("/")).text()).toContain('"year":2026');
  now = new Date("2026-12-31T18:30:00Z");
  expect(await (await ask("/")).text()).toContain('"year":2027');
});

test("the search page holds its results, and none of them is cached", async () => {
  const { ask } = site();
  const pageOf = async (path: string) => (await ask(path)).text();
  const empty = await pageOf("/search");
  const answered = await pageOf("/search?q=%E0%A4%B6%E0%A4%BF%E0%A4%B5");
  expect(answered).toContain('href="/chant/shiva/om-namah-shivaya"');
  expect(await pageOf("/search?q=xyzzy")).toContain("Nothing found for “xyzzy”");
  expect(await pageOf("/search")).toBe(empty);
  expect(empty).not.toContain('href="/chant/shiva/om-namah-shivaya"');
});

test.each([
  "?q=%00",
  `?q=${"a".repeat(5000)}`,
  "?q=%f0%9f%99%8f",
  "?q=__proto__",
  "?q=%ed%a0%80",
  "?q[]=1",
  "?q=%3Cb%3E",
])("the page of the search stands what it is asked: %s", async (query) => {
  const { ask, logged } = site();
  const reply = await ask(`/search${query}`);
  expect(reply.status).toBe(200);
  expect(await reply.text()).not.toContain("<b>");
  expect(logged).toEqual([]);
});
