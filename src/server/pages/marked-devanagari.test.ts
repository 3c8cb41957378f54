import { beforeAll, expect, test } from "vitest";
import { pages } from "../http/test-routes.ts";
import { testApp } from "../test-app.ts";
import type { Assets } from "./assets.ts";
import type { PageBuild } from "./page-handler.ts";

const assets: Assets = {
  styleFor: () => null,
  styleSheet: "/assets/site.css",
  printSheet: "/assets/print.css",
  starter: { src: "/assets/starter.js" },
  scriptsFor: () => [],
};

let renderer: PageBuild["renderer"];
beforeAll(async () => {
  renderer = await import("./render.tsx");
});

const devanagari = /[\u0900-\u0963\u0966-\u097f\ua8e0-\ua8ff]/;
const token = /<(\/?)(\w+)([^>]*?)>|([^<]+)/g;
const withoutEnd = new Set(["area", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]);

/**
 * Lists what stands in Devanagari in a page in English without saying so: a text whose language is not named, by which it
 * gets its font as well (styles/text.css), and any attribute.
 */
function unmarkedIn(html: string): string[] {
  const body = html.slice(html.indexOf("<body")).replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");
  const spoken: string[] = [];
  const faults: string[] = [];
  for (const [, isEnd, name = "", attributes = "", text] of body.matchAll(token)) {
    if (text !== undefined) {
      if (devanagari.test(text) && !/^hi$|-Deva$/.test(spoken.at(-1) ?? "")) faults.push(text.trim());
    } else if (isEnd) spoken.pop();
    else {
      // What somebody has typed stands in its field.
      if (devanagari.test(attributes.replace(/ value="[^"]*"/, ""))) faults.push(attributes.trim());
      if (!withoutEnd.has(name) && !attributes.endsWith("/"))
        spoken.push(/ lang="([^"]+)"/.exec(attributes)?.[1] ?? spoken.at(-1) ?? "en");
    }
  }
  expect(spoken).toEqual([]);
  return faults;
}

/** Addresses whose answer is put together from texts. */
const asked = ["/search?q=shiva", `/search?q=${encodeURIComponent("शिव")}`, "/search?q=brahman", "/calendar?year=2026"];

/** Pages of single verses are hundreds that differ only in their texts, which their hymns' pages show as well. */
const isVerse = (path: string) => /-\d+$/.test(path);
const EVERY = 20;

test("every word in Devanagari on a page in English names its language, by which it gets its font", async () => {
  const { ask, deps } = testApp({ siteUrl: "https://mantra.example", pages: { en: { renderer, assets } } });
  const listed = [...deps.library.lastChanges.keys()];
  const verses = listed.filter(isVerse);
  const paths = new Set([
    ...Object.values(pages).map(({ path }) => path),
    ...listed.filter((path) => !isVerse(path)),
    ...verses.filter((_, place) => place % EVERY === 0),
    ...asked,
  ]);
  const faults = new Map<string, string[]>();
  let shown = 0;
  for (const path of paths) {
    const html = await (await ask(path)).text();
    if (devanagari.test(html)) shown++;
    const found = unmarkedIn(html);
    if (found.length > 0) faults.set(path, found);
  }
  expect(shown).toBeGreaterThan(250);
  expect(Object.fromEntries(faults)).toEqual({});
});
