import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "@playwright/test";
import { inLanguage, languages, splitLanguage, type Language } from "#model/languages.ts";
import { addressesOfOthers } from "../tools/files-of-languages.ts";
import { bytesOnTheWire } from "../tools/bytes-on-the-wire.ts";
import { filesAnnouncedBy, once, type AnnouncedFile } from "./announced-files.ts";
import { everyRoute as routes, patterns } from "./every-route.ts";
import { at, journey } from "./journey.ts";

/** Limits of a first visit, in bytes compressed with Brotli. */
interface Budget {
  /** The scripts that load before the page is hydrated. */
  scripts: number;
  fonts: number;
  /** The whole page without pictures and sounds. */
  page: number;
  requests: number;
  /** The style sheet for print, which is the same for all pages and fetched after what is seen. */
  paper: number;
  /** The font for the name of another language, which only a device without Devanagari of its own asks for, beside the rest. */
  name: number;
}

/** The goals of a page. */
const budget: Budget = { scripts: 80_000, fonts: 40_000, page: 130_000, requests: 12, paper: 650, name: 1400 };

/**
 * A page in Hindi has three fonts where most others have two, of which that of Devanagari has all weights. The weight of Home
 * changes with the mantra of the day.
 */
const hindiBudget: Budget = { ...budget, scripts: 84_000, fonts: 45_000, page: 141_000, requests: 13, name: 0 };

/** One page in Hindi is long. */
const longerInHindi: Readonly<Record<string, Partial<Budget>>> = { "/legal": { page: 144_300 } };

/** A hymn has dozens of verses in two scripts with their meanings, and a font of its own for the letters of Awadhi. */
const hymnBudget: Budget = { ...budget, page: 135_000, requests: 13 };
/** A hymn needs one style sheet and one font more for its letters. */
const hymnVerseBudget: Budget = { ...budget, requests: 13 };

/** A verse may be prose of a dozen lines, and a page carries the time at which each syllable is sung. */
const longVerseBudget: Budget = { ...hymnVerseBudget, page: 134_000 };

function budgetOf(route: string) {
  if (route.startsWith("/hymns/")) return hymnBudget;
  return route.includes("chalisa") ? hymnVerseBudget : budget;
}

test("every route has a page to visit", () => {
  expect(patterns.length).toBeGreaterThan(15);
  expect(routes.filter((route) => route.includes(":"))).toEqual([]);
});

/**
 * The pages of a language that are in the map of the site or of a route. Chants differ from each other in their text alone,
 * of which the longest are weighed below.
 */
const pagesIn = async (language: Language) =>
  new Set([
    ...(await pathsOfSite()).filter((path) => isIn(language, path) && !path.includes("/chant/")),
    ...routes.map((route) => inLanguage(language, route)),
  ]);

// This needs no browser: the journey below shows for pages in both languages that a browser loads exactly what a page announces.
for (const language of languages)
  test(`every page in ${language} but the chants stays within its budget of fonts, and routes and hymns within all of theirs`, async () => {
    test.setTimeout(480_000);
    const paths = await pagesIn(language);
    expect(paths.size).toBeGreaterThan(120);
    expect(await Promise.all(languages.map(async (each) => (await pagesIn(each)).size))).toEqual(
      languages.map(() => paths.size),
    );
    const kinds = { hymns: 0, routes: 0 };
    for (const path of paths) {
      const html = String(await readUncompressed(at(path)));
      const files = await filesAnnouncedBy(at(path), html);
      const route = splitLanguage(path).path;
      const limit = language === "hi" ? { ...hindiBudget, ...longerInHindi[route] } : budgetOf(route);
      await expectFontsOf(language, path, files);
      if (routes.includes(route)) {
        kinds.routes++;
        await expectPageWithin(limit, path, html, files);
        await expectRestWithin(limit, path, files);
        if (language === "hi") expectNoScriptOfOthers(path, files);
      } else if (language === "en" && path.startsWith("/hymns/")) {
        kinds.hymns++;
        await expectPageWithin(limit, path, html, files);
      }
    }
    expect(kinds.routes).toBe(new Set(routes).size);
    if (language === "en") expect(kinds.hymns).toBeGreaterThan(40);
  });

async function expectFontsOf(language: Language, path: string, files: readonly AnnouncedFile[]) {
  const fonts = onScreen(files).filter(({ type }) => type === "font");
  const limit = language === "hi" ? hindiBudget : budget;
  expect.soft(await bytesOf(fonts), `fonts of ${path}`).toBeLessThanOrEqual(limit.fonts);
  if (language === "hi")
    expect
      .soft(
        fonts.filter((font) => !isOfHindi(font)).map(({ url }) => url),
        path,
      )
      .toEqual([]);
}

async function expectPageWithin(limit: Budget, path: string, html: string, files: readonly AnnouncedFile[]) {
  const page = onScreen(files);
  expect.soft(page.length, `requests of ${path}`).toBeLessThanOrEqual(limit.requests);
  const rest = await bytesOf(page.filter(({ type }) => type !== "document"));
  const quick = rest + quickSizeOf(html);
  // The server compresses as well as it can, which takes long: it is asked only where this may matter.
  const bytes = quick <= limit.page ? quick : rest + (await bytesOnTheWire(at(path)));
  expect.soft(bytes, `bytes of ${path}`).toBeLessThanOrEqual(limit.page);
}

async function expectRestWithin(limit: Budget, path: string, files: readonly AnnouncedFile[]) {
  const bytesIf = (isMeant: (file: AnnouncedFile) => unknown) => bytesOf(files.filter(isMeant));
  expect.soft(await bytesIf(({ type }) => type === "script"), `scripts of ${path}`).toBeLessThanOrEqual(limit.scripts);
  expect
    .soft(
      files.filter(({ isForPaper }) => isForPaper),
      path,
    )
    .toHaveLength(1);
  expect.soft(await bytesIf(({ isForPaper }) => isForPaper), `paper of ${path}`).toBeLessThanOrEqual(limit.paper);
  expect.soft(await bytesIf(({ isForName }) => isForName), `name in ${path}`).toBeLessThanOrEqual(limit.name);
}

function expectNoScriptOfOthers(path: string, files: readonly AnnouncedFile[]) {
  const addresses = files.filter(({ type }) => type === "script").map(({ url }) => url);
  expect.soft(addressesOfOthers("hi", addresses), path).toEqual([]);
  expect.soft(addressesOfOthers("en", addresses).length, path).toBeGreaterThan(1);
}

const isOfHindi = ({ url }: AnnouncedFile) => url.includes("hindi") && !url.includes("devanagari-hindi-hymns");

const isIn = (language: Language, path: string) => splitLanguage(path).language === language;

/** The paths of the map of the site, of pages in both languages. */
async function pathsOfSite(): Promise<string[]> {
  const map = String(await readUncompressed(at("/sitemap.xml")));
  return [...map.matchAll(/<loc>([^<]+)/g)].map(([, url = ""]) => new URL(url).pathname);
}

/** A page's text that is compressed to at least this part of the longest may be the longest when it is compressed well. */
const NEARLY = 0.97;

test("of all deities, mantras and verses, the pages with the longest texts stay within their budgets", async () => {
  test.setTimeout(240_000);
  const texts = (await pathsOfSite()).filter((path) => /^\/(deity|chant)\/./.test(path));
  expect(texts.length).toBeGreaterThan(400);
  const sizes: { kind: string; path: string; size: number }[] = [];
  for (const path of texts) {
    const html = String(await readUncompressed(at(path)));
    const kind = html.includes("data-hymn=") ? "verse" : path.startsWith("/deity/") ? "deity" : "mantra";
    sizes.push({ kind, path, size: quickSizeOf(html) });
  }
  const kinds = Map.groupBy(sizes, ({ kind }) => kind);
  expect([...kinds.keys()].toSorted()).toEqual(["deity", "mantra", "verse"]);
  for (const [kind, pages] of kinds) {
    const longest = Math.max(...pages.map(({ size }) => size));
    for (const { path } of pages.filter(({ size }) => size >= longest * NEARLY)) {
      const html = String(await readUncompressed(at(path)));
      const files = await filesAnnouncedBy(at(path), html);
      await expectPageWithin(kind === "verse" ? longVerseBudget : budget, path, html, files);
    }
  }
});

/** More than a page has as the server compresses it, which would take minutes for so many pages. */
const quickSizeOf = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const readUncompressed = (url: string) =>
  new Promise<Buffer>((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "identity" } }, (response) => buffer(response).then(resolve, reject)).on(
      "error",
      reject,
    );
  });

/** Types of requests to compare, without pictures and sounds. The site's icon is requested with another type. */
const allButPictures = new Set(["document", "script", "font", "stylesheet", "fetch"]);

journey("a browser loads what a page announces, to the byte", async ({ openPage }) => {
  // Home announces one font more than is loaded at first: its text far down is not laid out until somebody scrolls.
  for (const path of [
    "/deity/shiva",
    "/hymns/hanuman-chalisa",
    "/search",
    "/about",
    "/hi/deity/shiva",
    "/hi/hymns",
    "/hi/hymns/hanuman-chalisa",
    "/hi/chant/shiva/om-namah-shivaya",
    "/hi/meditation",
    "/hi/blog/gayatri-the-verse-and-its-metre",
    "/hi/legal",
    "/hi/bibliography",
  ]) {
    const page = await openPage();
    const loaded: AnnouncedFile[] = [];
    page.on("request", (request) => loaded.push({ url: request.url(), type: request.resourceType() }));
    await page.goto(at(path));
    await expect(page.locator('.site-header a[href$="/auth"]')).toBeVisible();
    await page.waitForLoadState("networkidle");
    const counted = loaded.filter(({ type }) => allButPictures.has(type));
    const html = String(await readUncompressed(at(path)));
    expect(byUrl(counted), path).toEqual(byUrl(await filesAnnouncedBy(at(path), html)));
    expect(await bytesOnTheWire(at(path)), path).toBeLessThanOrEqual(quickSizeOf(html));
  }
});

/** Without what is for paper, or for a device without Devanagari. */
const onScreen = (files: readonly AnnouncedFile[]) =>
  files.filter(({ isForPaper, isForName }) => !isForPaper && !isForName);

/** What pages load is weighed once: files have a digest in their names, and nobody here has a session. */
const sizeOf = once(bytesOnTheWire);

const bytesOf = async (files: readonly AnnouncedFile[]) =>
  (await Promise.all(files.map(({ url }) => sizeOf(url)))).reduce((sum, size) => sum + size, 0);

const byUrl = (files: readonly AnnouncedFile[]) => files.map(({ type, url }) => `${type} ${url}`).toSorted();
