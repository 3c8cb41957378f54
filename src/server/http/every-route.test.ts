import { beforeAll, describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { fillPath, type Access } from "#contract/endpoint.ts";
import { appShell } from "#model/app-shell.ts";
import { paths } from "#model/paths.ts";
import { mira, openBrowser } from "../accounts/test-browser.ts";
import { folders } from "../folders.ts";
import { createSentEmails } from "../mail/sent-emails.ts";
import type { Assets } from "../pages/assets.ts";
import type { PageBuild } from "../pages/page-handler.ts";
import { picture } from "../photos/test-pictures.ts";
import { testApp } from "../test-app.ts";
import { pagePolicy } from "./headers.ts";

const siteUrl = "https://mantra.example";
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];

/** Cache-Control of each kind of response. */
const sharedCache = "public, max-age=0, must-revalidate, s-maxage=10";
const noCache = "private, no-store";
const minutes = "public, max-age=300";
const day = "public, max-age=86400, must-revalidate";

interface Row {
  path: string;
  status: number;
  cacheControl: string;
}

/** Every route outside the contract. A new one fails the test until it stands here. */
const otherRoutes: Record<string, Row> = {
  "/livez": { path: "/livez", status: 200, cacheControl: noCache },
  "/readyz": { path: "/readyz", status: 200, cacheControl: noCache },
  "/outbox": { path: "/outbox", status: 404, cacheControl: noCache },
  "/photos/:hash": { path: "/photos/nothing.webp", status: 404, cacheControl: noCache },
  "/ads.txt": { path: "/ads.txt", status: 404, cacheControl: sharedCache },
  "/robots.txt": { path: "/robots.txt", status: 200, cacheControl: sharedCache },
  "/sitemap.xml": { path: "/sitemap.xml", status: 200, cacheControl: sharedCache },
  "/rss.xml": { path: "/rss.xml", status: 200, cacheControl: sharedCache },
  "/atom.xml": { path: "/atom.xml", status: 200, cacheControl: sharedCache },
  "/manifest.webmanifest": { path: "/manifest.webmanifest", status: 200, cacheControl: sharedCache },
};

const page = (path: string, status = 200): Row => ({ path, status, cacheControl: sharedCache });

/** Every page, by its name in model/paths.ts. */
const pages: Record<keyof typeof paths | "notFound" | "shell", Row> = {
  home: page("/"),
  mantras: page("/mantras"),
  deity: page("/deity/shiva"),
  chant: page("/chant/shiva/om-namah-shivaya"),
  hymns: page("/hymns"),
  hymn: page("/hymns/hanuman-chalisa"),
  meditation: page("/meditation"),
  blog: page("/blog"),
  post: page("/blog/introduction-to-vedic-mantras"),
  favorites: page("/favorites"),
  profile: page("/profile"),
  auth: page("/auth"),
  confirmEmail: page("/confirm-email"),
  search: page("/search"),
  about: page("/about"),
  bibliography: page("/bibliography"),
  legal: page("/legal"),
  notFound: page("/no/such/page", 404),
  shell: page(appShell),
};

const files: Row[] = [
  { path: "/favicon.svg", status: 200, cacheControl: day },
  { path: "/images/lord-shiva.png", status: 200, cacheControl: day },
  { path: "/images/nothing.png", status: 404, cacheControl: noCache },
];

const params = {
  deityId: "shiva",
  mantraId: "om-namah-shivaya",
  hymnId: "hanuman-chalisa",
  slug: "introduction-to-vedic-mantras",
  id: "00000000-0000-4000-8000-000000000001",
  sessionId: "nothing",
  passkeyId: "nothing",
};

const calls = Object.values<{ method: string; path: string; access: Access; maxBytes?: number }>(api);
const reads = calls.filter(({ method }) => method === "GET");
const writes = calls.filter(({ method }) => method !== "GET");
const pathOf = (path: string) => fillPath(path, path === api.search.path ? { q: "om" } : params);

/** Also those of a path with a parameter that takes this one in. */
function methodsAt(path: string) {
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`).test(pathOf(path).split("?", 1)[0] ?? "");
  const own = calls.filter((call) => fits(call.path)).map(({ method }) => method);
  return own.flatMap((each) => (each === "GET" ? ["GET", "HEAD"] : [each]));
}

const everyApiPath = [...new Set(calls.map(({ path }) => path))];
const readOnly = [...Object.values(otherRoutes), ...Object.values(pages), ...files];

const assets: Assets = {
  styleFor: (screen) => ({ text: `.${screen}{color:#333}`, hash: `hash-of-${screen}` }),
  styleSheet: "/assets/site.css",
  starter: { src: "/assets/starter.js" },
  scriptsFor: () => ["/assets/entry.js"],
};

let renderer: PageBuild["renderer"];
beforeAll(async () => {
  renderer = await import("../pages/render.tsx");
});

/** Nothing is kept, so that each response is made for its own request. */
const site = (given: Parameters<typeof testApp>[0] = {}) =>
  testApp({
    siteUrl,
    cacheLimit: 0,
    pages: { renderer, assets },
    files: { public: folders.public, build: null },
    sentEmails: createSentEmails(() => new Date()),
    ...given,
  });

async function signedIn(ask: ReturnType<typeof testApp>["ask"]) {
  const browser = openBrowser(ask);
  expect((await browser.signUp()).status).toBe(200);
  return browser;
}

test("every route stands in the tables", () => {
  const ads = { mode: "on", publisherId: "ca-pub-1234567890123456", units: {} } as const;
  const routes = site({ ads }).app.routes.map(({ method, path }) => `${method} ${path}`);
  const known = [
    ...calls.map(({ method, path }) => `${method} ${path}`),
    ...Object.keys(otherRoutes).map((path) => `GET ${path}`),
  ];
  expect(new Set(routes)).toEqual(new Set(known));
  expect(Object.keys(pages)).toEqual(expect.arrayContaining(Object.keys(paths)));
});

/** Headers that no response is without. */
function checkEverywhere({ headers }: Response) {
  expect(Object.fromEntries(headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
  });
  expect(headers.get("cache-control")).toMatch(/^(public|private|no-cache)/);
}

const whole = async (reply: Response) => {
  const { "content-length": _, ...headers } = Object.fromEntries(reply.headers);
  return { status: reply.status, headers };
};

describe.each(methods)("%s", (method) => {
  test("on whatever is only read", async () => {
    const { ask } = site();
    for (const { path, status, cacheControl } of readOnly) {
      const reply = await ask(path, { method });
      checkEverywhere(reply);
      const isRead = method === "GET" || method === "HEAD";
      expect([path, reply.status, reply.headers.get("allow")]).toEqual([
        path,
        isRead ? status : 405,
        isRead ? null : "GET, HEAD",
      ]);
      expect([path, reply.headers.get("cache-control")]).toEqual([path, isRead ? cacheControl : noCache]);
      if (method !== "HEAD") continue;
      expect(await whole(reply)).toEqual(await whole(await ask(path)));
      expect(await reply.text()).toBe("");
    }
  });

  test("on every path of the API", async () => {
    for (const path of everyApiPath) {
      const { ask } = site();
      const allowed = methodsAt(path);
      const browser = await signedIn(ask);
      const reply = await browser.request(method, pathOf(path));
      checkEverywhere(reply);
      expect(reply.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
      expect([path, reply.status === 405]).toEqual([path, !allowed.includes(method)]);
      expect(reply.headers.get("allow")).toBe(reply.status === 405 ? allowed.join(", ") : null);
      const read = reply.ok && reads.find((call) => call.path === path);
      const shared = path === api.search.path ? minutes : sharedCache;
      expect(reply.headers.get("cache-control")).toBe(read && read.access === "public" ? shared : noCache);
      if (method === "HEAD") expect(await reply.text()).toBe("");
    }
  });
});

test("every page has a policy that allows no inline script, and gives up what it does not use", async () => {
  const { ask } = site();
  for (const { path } of Object.values(pages)) {
    const { headers } = await ask(path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy.replaceAll(/ 'sha256-[^']+'/g, "")).toBe(pagePolicy());
    expect(policy).not.toMatch(/unsafe|nonce/);
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  }
});

test("what caches may keep is the same for everybody, and sets no cookie", async () => {
  const { ask } = site();
  const browser = await signedIn(ask);
  await browser.post(fillPath(api.addFavorite.path, params), {});
  const person = await browser.user();
  const shared = [
    ...readOnly.filter(({ cacheControl }) => cacheControl !== noCache).map(({ path }) => path),
    ...reads.filter(({ access }) => access === "public").map(({ path }) => pathOf(path)),
  ];
  for (const path of shared) {
    const [known, unknown] = [await browser.get(path), await ask(path)];
    expect(await whole(known)).toEqual(await whole(unknown));
    expect(known.headers.get("set-cookie")).toBeNull();
    expect(known.headers.get("vary") ?? "").not.toMatch(/cookie/i);
    const [body, other] = [await known.bytes(), await unknown.bytes()];
    expect([path, Buffer.from(body).equals(other)]).toEqual([path, true]);
    const said = Buffer.from(body).toString("latin1");
    for (const secret of [person?.uid ?? "nobody", mira.email, mira.name]) expect(said).not.toContain(secret);
  }
});

test("what depends on who asks is kept by no cache", async () => {
  const { ask } = site();
  const browser = await signedIn(ask);
  for (const { path, access } of reads.filter((call) => call.access !== "public")) {
    for (const reply of [await browser.get(pathOf(path)), await ask(pathOf(path))]) {
      expect([path, access, reply.headers.get("cache-control")]).toEqual([path, access, noCache]);
      expect(reply.headers.get("etag")).toBeNull();
    }
  }
  const form = { method: "PUT", body: new Blob([picture("webp")]), headers: { "content-type": "image/webp" } };
  const { photoURL } = await (await browser.request("PUT", api.putPhoto.path, form)).json();
  expect((await browser.get(photoURL)).headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
});

const sites = [undefined, "same-origin", "same-site", "cross-site", "none", "same-origin, same-origin"];
const origins = [
  undefined,
  "http://localhost",
  siteUrl,
  "https://evil.example",
  "null",
  "http://localhost.evil.example",
];
const types = ["application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", undefined];

test.each(writes)("$method $path is for pages of this site and JSON only", async ({ method, path, maxBytes }) => {
  const { ask } = site();
  const browser = await signedIn(ask);
  for (const fetchSite of sites) {
    for (const origin of origins) {
      for (const type of types) {
        const headers = {
          cookie: browser.cookie(),
          ...(fetchSite !== undefined && { "sec-fetch-site": fetchSite }),
          ...(origin !== undefined && { origin }),
          ...(type !== undefined && { "content-type": type }),
        };
        // Refused by each schema, so that nothing changes while many are tried.
        const { status } = await ask(pathOf(path), { method, headers, body: new Blob(['["none"]']) });
        const isOurs =
          fetchSite === undefined ? ["http://localhost", siteUrl].includes(origin ?? "") : fetchSite === "same-origin";
        const expected = !isOurs ? 403 : type !== "application/json" || maxBytes !== undefined ? 415 : null;
        if (expected === null) expect([400, 200, 404, 401, 403]).toContain(status);
        else expect([fetchSite, origin, type, status]).toEqual([fetchSite, origin, type, expected]);
      }
    }
  }
});
