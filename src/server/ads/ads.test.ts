import { beforeAll, expect, test } from "vitest";
import type { Assets } from "../pages/assets.ts";
import type { PageBuild } from "../pages/page-handler.ts";
import { readConfig } from "../config.ts";
import { StartupError } from "../startup-error.ts";
import { testApp } from "../test-app.ts";

const assets: Assets = {
  styleFor: (screen) => ({ text: `.${screen}{color:#333}`, hash: `hash-of-${screen}` }),
  styleSheet: "/assets/site.css",
  printSheet: "/assets/print.css",
  starter: { src: "/assets/starter.js" },
  scriptsFor: () => ["/assets/entry.js", "/assets/screen.js"],
};

let renderer: PageBuild["renderer"];
beforeAll(async () => {
  renderer = await import("../pages/render.tsx");
});

/** Returns the site data that these settings lead to. */
const site = (settings: Record<string, string> = {}) =>
  testApp({ pages: { en: { renderer, assets } }, ads: readConfig(settings).ads });

const on = { ADS: "on", ADSENSE_PUBLISHER_ID: "pub-1234567890123456", ADSENSE_SLOT_HOME_BANNER: "1111111111" };

async function pageOf(settings: Record<string, string>, path: string, headers: HeadersInit = {}) {
  const reply = await site(settings).ask(path, { headers });
  const policy = reply.headers.get("content-security-policy") ?? "";
  return { reply, policy, html: await reply.text() };
}

const noncesOf = (text: string) => new Set([...text.matchAll(/nonce(?:-|=")([\w-]+)/g)].map(([, nonce]) => nonce));

function faultsOf(settings: Record<string, string>) {
  try {
    readConfig(settings);
    return [];
  } catch (error) {
    if (error instanceof StartupError) return error.problems;
    throw error;
  }
}

test("nothing is set, and the places are shown and stay empty", () => {
  expect(readConfig({}).ads).toEqual({ mode: "placeholder", publisherId: null, units: {} });
});

test("the account and the units are read as they are given, and rows of X as none", () => {
  const given = { ADSENSE_SLOT_DEITY_AFTER: "2222222222", ADSENSE_SLOT_DEITY_SIDE: "XXXXXXXXXX" };
  expect(readConfig({ ...on, ...given }).ads).toEqual({
    mode: "on",
    publisherId: "ca-pub-1234567890123456",
    units: { "home-banner": "1111111111", "deity-after": "2222222222" },
  });
  expect(readConfig({ ADS: "on", ADSENSE_PUBLISHER_ID: "ca-pub-XXXXXXXXXXXXXXXX" }).ads.publisherId).toBeNull();
});

test.each([
  [{ ADS: "yes" }, 'ADS is "yes", but must be one of on, placeholder, hidden.'],
  [
    { ADSENSE_PUBLISHER_ID: "pub-1, me" },
    'ADSENSE_PUBLISHER_ID is "pub-1, me", but must be the publisher id of an AdSense account, such as pub-1234567890123456.',
  ],
  [
    { ADSENSE_SLOT_MANTRAS_PAGE_TOP: "top" },
    'ADSENSE_SLOT_MANTRAS_PAGE_TOP is "top", but must be the number of an ad unit, such as 1234567890.',
  ],
])("%j is refused", (settings, sentence) => {
  expect(faultsOf(settings)).toEqual([sentence]);
});

test.each([
  [on, "ca-pub-1234567890123456"],
  [{ ADS: "on" }, null],
  [{ ...on, ADS: "hidden" }, null],
  [{ ...on, ADS: "placeholder" }, null],
])("with %j the browser gets the account %s", async (settings, publisherId) => {
  const reply = await site(settings).ask("/api/adsense/config");
  expect(await reply.json()).toEqual({ publisherId });
});

test("buyers read in /ads.txt who sells here, as long as somebody does", async () => {
  const reply = await site(on).ask("/ads.txt");
  expect(reply.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await reply.text()).toBe("google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0\n");
  expect((await site({ ...on, ADS: "hidden" }).ask("/ads.txt")).status).toBe(404);
  expect((await site().ask("/ads.txt")).status).toBe(404);
});

test.each([{}, { ...on, ADS: "placeholder" }])(
  "with %j every page is as if there were no such setting",
  async (given) => {
    const { reply, policy, html } = await pageOf(given, "/");
    expect(reply.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate, s-maxage=10");
    expect(reply.headers.get("etag")).not.toBeNull();
    expect(policy).toContain("script-src 'self';");
    expect(html).toContain("Advertisement Placeholder");
    expect(html).not.toMatch(/nonce|adsense|Advertising choices|"ads":/);
  },
);

test("hidden places leave nothing behind", async () => {
  const { reply, html } = await pageOf({ ...on, ADS: "hidden" }, "/");
  expect(reply.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate, s-maxage=10");
  expect(html).not.toMatch(/Advertisement|data-slot|nonce|google/);
});

test.each(["/", "/mantras", "/deity/shiva"])("%s with advertisements lets only our scripts begin", async (path) => {
  const { reply, policy, html } = await pageOf(on, path);
  const [nonce, ...others] = noncesOf(html + policy);
  expect(others).toEqual([]);
  expect(nonce).toMatch(/^[\w-]{24}$/);
  expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic';`);
  expect(html.match(/<script [^>]*src=[^>]*>/g)).toEqual([
    `<script async="" src="/assets/starter.js" nonce="${nonce}" data-scripts="/assets/entry.js /assets/screen.js">`,
  ]);
  expect(reply.headers.get("cache-control")).toBe("private, no-store");
  expect(reply.headers.get("etag")).toBeNull();
  expect(html).toContain('<meta name="google-adsense-account" content="ca-pub-1234567890123456"/>');
  expect(html).toContain("Advertising choices");
  expect(html).not.toContain("googlesyndication");
});

test("no two replies have the same nonce, whatever the browser says it has", async () => {
  const { ask } = site(on);
  const nonces = new Set<string>();
  for (const headers of [{}, {}, { "if-none-match": "*" }]) {
    const reply = await ask("/", { headers });
    expect(reply.status).toBe(200);
    for (const nonce of noncesOf(await reply.text())) nonces.add(nonce ?? "");
  }
  expect(nonces.size).toBe(3);
});

test("a page with a nonce is compressed, too", async () => {
  const reply = await site(on).ask("/", { headers: { "accept-encoding": "gzip, br" } });
  expect(reply.headers.get("content-encoding")).toBe("br");
  expect(Number(reply.headers.get("content-length"))).toBe((await reply.arrayBuffer()).byteLength);
});

test.each([
  "/chant/shiva/om-namah-shivaya",
  "/meditation",
  "/auth",
  "/profile",
  "/profile/history",
  "/favorites",
  "/my-mantras/own-k3v9x2m7",
  "/deity/nobody",
  "/nowhere",
])("%s is as strict as ever", async (path) => {
  const { reply, policy, html } = await pageOf(on, path);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self';");
  expect(reply.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate, s-maxage=10");
  expect(html).not.toMatch(/nonce=|data-slot/);
  expect(html).toContain("Advertising choices");
});
