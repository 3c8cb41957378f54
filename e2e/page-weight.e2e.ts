import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { bytesOnTheWire } from "../tools/bytes-on-the-wire.ts";
import { at, journey } from "./journey.ts";

/** Bytes compressed with Brotli, on a first visit. */
interface Budget {
  /** Before the page is hydrated. */
  scripts: number;
  fonts: number;
  /** The whole page without pictures and sounds. */
  page: number;
  requests: number;
}

const budget: Budget = { scripts: 80_000, fonts: 40_000, page: 130_000, requests: 12 };

/** A hymn is dozens of verses in two scripts with their meanings, and the letters of Awadhi lie in a font of their own. */
const hymnBudget: Budget = { ...budget, page: 135_000, requests: 13 };
const budgetOf = (route: string) => (route.startsWith("/hymns/") ? hymnBudget : budget);

/** Sounds are left out too. A browser's request for the site's own icon has yet another type. */
const allButPictures = ["document", "script", "font", "stylesheet", "fetch"];

/** Patterns of the table of routes. */
const patterns = [...readFileSync("src/web/app/routes.tsx", "utf8").matchAll(/\bpage\("([^"]+)"/g)].map(
  ([, path = ""]) => path,
);

/** Pages to visit where the pattern is no path itself. */
const examples: Readonly<Record<string, readonly string[]>> = {
  "/deity/:deityId": ["/deity/shiva"],
  "/chant/:deityId/:mantraId": ["/chant/shiva/om-namah-shivaya", "/chant/krishna/yada-yada"],
  "/hymns/:hymnId": ["/hymns/hanuman-chalisa"],
  "/blog/:slug": ["/blog/gayatri-the-verse-and-its-metre"],
};

/** Without a session these lead on to another page, which has a weight of its own: only what they announce counts. */
const personal = new Set(["/favorites", "/profile"]);

const routes = [...patterns.flatMap((pattern) => examples[pattern] ?? [pattern]), "/nowhere"];

journey("every route has a page to visit", () => {
  expect(patterns.length).toBeGreaterThan(15);
  expect(routes.filter((route) => route.includes(":"))).toEqual([]);
});

for (const route of routes) {
  journey.describe(`the first visit to ${route}`, () => {
    journey("stays within its budget of bytes and requests", async ({ page, expected }) => {
      expected.push(/status of 404|status 404: .*nowhere/);
      const loaded = personal.has(route) ? await filesAnnouncedBy(page, route) : await filesLoadedBy(page, route);
      const limit = budgetOf(route);
      const ofTypes = (types: string[]) => loaded.filter(({ type }) => types.includes(type)).map(({ url }) => url);
      const bytes = async (...types: string[]) =>
        (await Promise.all(ofTypes(types).map(bytesOnTheWire))).reduce((sum, size) => sum + size, 0);
      expect(await bytes("script")).toBeLessThanOrEqual(limit.scripts);
      expect(await bytes("font")).toBeLessThanOrEqual(limit.fonts);
      expect(await bytes(...allButPictures)).toBeLessThanOrEqual(limit.page);
      expect(ofTypes(allButPictures).length).toBeLessThanOrEqual(limit.requests);
    });
  });
}

async function filesLoadedBy(page: Page, route: string) {
  const loaded: { url: string; type: string }[] = [];
  page.on("request", (request) => loaded.push({ url: request.url(), type: request.resourceType() }));
  await page.goto(at(route), { waitUntil: "networkidle" });
  return loaded;
}

async function filesAnnouncedBy(page: Page, route: string) {
  const html = await (await page.request.get(at(route))).text();
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
  expect(scripts.length).toBeGreaterThan(2);
  return [{ url: at(route), type: "document" }, ...scripts.map((path) => ({ url: at(path), type: "script" }))];
}
