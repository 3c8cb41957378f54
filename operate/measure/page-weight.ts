import { chromium } from "@playwright/test";
import { findOrInstallChromium } from "../../e2e/chromium.ts";
import { inLanguage, languages, type Language } from "#model/languages.ts";
import { addressesOfOthers } from "../../tools/files-of-languages.ts";
import { bytesOnTheWire } from "../../tools/bytes-on-the-wire.ts";
import { runServer } from "../../tools/run-server.ts";
import { atMost, report } from "./figures.ts";

/**
 * This program prints the bytes and requests of a first visit in each language, compressed with Brotli, without photos
 * and recordings, as a browser asks for them. `node operate/measure/page-weight.ts [/path …]` takes paths in English.
 */
const routes = process.argv.slice(2);
const everyPage = ["/", "/mantras", "/deity/shiva", "/chant/shiva/om-namah-shivaya", "/meditation", "/blog", "/search"];
const shown = routes.length > 0 ? routes : everyPage;
const budgets = { en: { scripts: 80_000, fonts: 40_000 }, hi: { scripts: 84_000, fonts: 45_000 } };
/** Sounds are left out too. A browser's request for the site's icon has yet another type. */
const counted = ["document", "script", "font", "stylesheet", "fetch"];

const server = await runServer();
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ["--no-sandbox"] });

async function visit(language: Language, path: string) {
  const route = inLanguage(language, path);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  const page = await context.newPage();
  const loaded: { url: string; type: string }[] = [];
  page.on("request", (request) => loaded.push({ url: request.url(), type: request.resourceType() }));
  await page.goto(server.origin + route, { waitUntil: "networkidle" });
  await context.close();
  const files = loaded.filter(({ type }) => counted.includes(type));
  const bytes = async (...types: string[]) => {
    const sizes = files.filter(({ type }) => types.includes(type)).map(({ url }) => bytesOnTheWire(url));
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  return {
    language,
    route,
    scripts: await bytes("script"),
    fonts: await bytes("font"),
    whole: await bytes(...counted),
    requests: files.length,
    ofOthers: addressesOfOthers(
      language,
      files.map(({ url }) => url),
    ).length,
  };
}

const rows: Awaited<ReturnType<typeof visit>>[] = [];
for (const path of shown) for (const language of languages) rows.push(await visit(language, path));
console.table(rows);
const figure = (bound: number, what: string, value: number) =>
  atMost(bound, { what, value, unit: " bytes", digits: 0 });
report(
  rows.flatMap(({ language, route, scripts, fonts, whole, requests, ofOthers }) => [
    atMost(0, { what: `files of another language for ${route}`, value: ofOthers, digits: 0 }),
    figure(budgets[language].scripts, `scripts of ${route}, Brotli 11`, scripts),
    figure(budgets[language].fonts, `fonts of ${route}`, fonts),
    figure(130_000, `whole first visit to ${route}, without photos and recordings`, whole),
    atMost(12, { what: `requests of the first visit to ${route}`, value: requests, digits: 0 }),
  ]),
);
await browser.close();
await server.stop();
