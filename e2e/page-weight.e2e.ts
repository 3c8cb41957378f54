import { expect, type Page } from "@playwright/test";
import { bytesOnTheWire } from "../tools/bytes-on-the-wire.ts";
import { at, journey } from "./journey.ts";

/** Bytes of script, compressed with Brotli, before a page is hydrated. */
const SCRIPT_LIMIT = 80_000;
/** Bytes of a whole first visit without pictures and sounds. */
const PAGE_LIMIT = 130_000;
const REQUEST_LIMIT = 12;
const FONT_LIMIT = 40_000;

/** Sounds are left out too. A browser's request for the site's own icon has yet another type. */
const allButPictures = ["document", "script", "font", "stylesheet", "fetch"];

const routes = [
  "/",
  "/mantras",
  "/deity/shiva",
  "/chant/shiva/om-namah-shivaya",
  "/chant/krishna/yada-yada",
  "/meditation",
  "/blog",
  "/blog/gayatri-the-verse-and-its-metre",
  "/about",
  "/legal",
  "/auth",
  "/confirm-email",
  "/search",
  "/nowhere",
];

for (const route of routes) {
  journey.describe(`the first visit to ${route}`, () => {
    journey("stays within its budget of bytes and requests", async ({ page, expected }) => {
      expected.push(/status of 404|status 404: .*nowhere/);
      const loaded = await filesLoadedBy(page, route);
      const ofTypes = (types: string[]) => loaded.filter(({ type }) => types.includes(type)).map(({ url }) => url);
      const bytes = async (...types: string[]) =>
        (await Promise.all(ofTypes(types).map(bytesOnTheWire))).reduce((sum, size) => sum + size, 0);
      expect(await bytes("script")).toBeLessThanOrEqual(SCRIPT_LIMIT);
      expect(await bytes("font")).toBeLessThanOrEqual(FONT_LIMIT);
      expect(await bytes(...allButPictures)).toBeLessThanOrEqual(PAGE_LIMIT);
      expect(ofTypes(allButPictures).length).toBeLessThanOrEqual(REQUEST_LIMIT);
    });
  });
}

async function filesLoadedBy(page: Page, route: string) {
  const loaded: { url: string; type: string }[] = [];
  page.on("request", (request) => loaded.push({ url: request.url(), type: request.resourceType() }));
  await page.goto(at(route), { waitUntil: "networkidle" });
  return loaded;
}
