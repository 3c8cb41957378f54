import { expect } from "vitest";
import { api } from "#contract/api.ts";
import { addressesOf, fillPath, type Access } from "#contract/endpoint.ts";
import { appShell } from "#model/app-shell.ts";
import { inLanguage } from "#model/languages.ts";
import type { paths } from "#model/paths.ts";
import { openBrowser } from "../accounts/test-browser.ts";
import { folders } from "../folders.ts";
import { createSentEmails } from "../mail/sent-emails.ts";
import { testBuilds } from "../pages/test-renderers.ts";
import { testApp } from "../test-app.ts";

export const siteUrl = "https://mantra.example";

export const sharedCache = "public, max-age=0, must-revalidate, s-maxage=10";
export const noCache = "private, no-store";
const day = "public, max-age=86400, must-revalidate";

interface Row {
  path: string;
  status: number;
  cacheControl: string;
  /** The expected Cross-Origin-Resource-Policy, which is "same-origin" if the field is absent. */
  resourcePolicy?: string;
}

/** These are all routes outside the contract. A new one fails the test until it is listed here. */
export const otherRoutes: Record<string, Row> = {
  "/livez": { path: "/livez", status: 200, cacheControl: noCache },
  "/readyz": { path: "/readyz", status: 200, cacheControl: noCache },
  "/outbox": { path: "/outbox", status: 404, cacheControl: noCache },
  "/calendars/:secret": { path: "/calendars/nothing.ics", status: 404, cacheControl: noCache },
  "/photos/:hash": { path: "/photos/nothing.webp", status: 404, cacheControl: noCache },
  "/ads.txt": { path: "/ads.txt", status: 404, cacheControl: sharedCache },
  "/.well-known/change-password": { path: "/.well-known/change-password", status: 302, cacheControl: sharedCache },
  "/robots.txt": { path: "/robots.txt", status: 200, cacheControl: sharedCache },
  "/sitemap.xml": { path: "/sitemap.xml", status: 200, cacheControl: sharedCache },
  "/rss.xml": { path: "/rss.xml", status: 200, cacheControl: sharedCache },
  "/atom.xml": { path: "/atom.xml", status: 200, cacheControl: sharedCache },
  "/hi/rss.xml": { path: "/hi/rss.xml", status: 200, cacheControl: sharedCache },
  "/hi/atom.xml": { path: "/hi/atom.xml", status: 200, cacheControl: sharedCache },
  "/manifest.webmanifest": { path: "/manifest.webmanifest", status: 200, cacheControl: sharedCache },
  "/hi/manifest.webmanifest": { path: "/hi/manifest.webmanifest", status: 200, cacheControl: sharedCache },
};

const page = (path: string, status = 200): Row => ({ path, status, cacheControl: sharedCache });

/** Every page, by its name in model/paths.ts. */
export const pages: Record<keyof typeof paths | "notFound" | "shell", Row> = {
  home: page("/"),
  mantras: page("/mantras"),
  deity: page("/deity/shiva"),
  chant: page("/chant/shiva/om-namah-shivaya"),
  verse: page("/verse/shiva/om-namah-shivaya"),
  countByLinks: page("/count/shiva/om-namah-shivaya"),
  hymns: page("/hymns"),
  hymn: page("/hymns/hanuman-chalisa"),
  hymnSection: page("/hymns/vishnu-sahasranama/answer"),
  calendar: page("/calendar"),
  meditation: page("/meditation"),
  blog: page("/blog"),
  post: page("/blog/introduction-to-vedic-mantras"),
  favorites: page("/favorites"),
  ownMantras: page("/my-mantras"),
  ownMantra: page("/my-mantras/own-k3v9x2m7"),
  profile: page("/profile"),
  history: page("/profile/history"),
  mantraPractice: page("/profile/history/om-namah-shivaya"),
  auth: page("/auth"),
  confirmEmail: page("/confirm-email"),
  search: page("/search"),
  about: page("/about"),
  bibliography: page("/bibliography"),
  legal: page("/legal"),
  notFound: page("/no/such/page", 404),
  shell: page(appShell),
};

const { favorites, ownMantras, ownMantra, profile, history, mantraPractice } = pages;
/** The paths of the pages whose content belongs to a person. */
export const pagesOfOnePerson = [favorites, ownMantras, ownMantra, profile, history, mantraPractice].map(
  ({ path }) => path,
);

const files: Row[] = [
  { path: "/favicon.svg", status: 200, cacheControl: day, resourcePolicy: "cross-origin" },
  { path: "/images/lord-shiva.png", status: 200, cacheControl: day, resourcePolicy: "cross-origin" },
  { path: "/images/nothing.png", status: 404, cacheControl: noCache },
];

export const params = {
  deityId: "shiva",
  mantraId: "om-namah-shivaya",
  hymnId: "vishnu-sahasranama",
  sectionId: "fruit",
  year: "2026",
  bundle: "pages",
  version: "of-another-release",
  slug: "introduction-to-vedic-mantras",
  id: "00000000-0000-4000-8000-000000000001",
  sessionId: "nothing",
  passkeyId: "nothing",
};

interface ListedCall {
  method: string;
  path: string;
  access: Access;
  maxBytes?: number;
  isWordless?: boolean;
}

/** Every call of the API, at each of its addresses. */
export const calls: ListedCall[] = [];
for (const call of Object.values<ListedCall>(api)) for (const path of addressesOf(call)) calls.push({ ...call, path });
export const reads = calls.filter(({ method }) => method === "GET");
export const writes = calls.filter(({ method }) => method !== "GET");
export const pathOf = (path: string) => fillPath(path, addressesOf(api.search).includes(path) ? { q: "om" } : params);

const pagesInHindi = Object.values(pages).map(({ path, status, cacheControl }): Row => ({
  path: inLanguage("hi", path),
  status,
  cacheControl,
}));

export const readOnly = [...Object.values(otherRoutes), ...Object.values(pages), ...pagesInHindi, ...files];

const builds = await testBuilds();

/** Returns the site with an empty cache, so that each response is made for its own request. */
export const site = (given: Parameters<typeof testApp>[0] = {}) =>
  testApp({
    siteUrl,
    cacheLimit: 0,
    pages: builds,
    files: { public: folders.public, build: null },
    sentEmails: createSentEmails(() => new Date()),
    ...given,
  });

export async function signedIn(ask: ReturnType<typeof testApp>["ask"]) {
  const browser = openBrowser(ask);
  expect((await browser.signUp()).status).toBe(200);
  return browser;
}

/** Returns the status and headers of a response, without the length of its body. */
export const whole = async (reply: Response) => {
  const { "content-length": _, ...headers } = Object.fromEntries(reply.headers);
  return { status: reply.status, headers };
};
