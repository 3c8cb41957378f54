import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { loadLibrary } from "./content/load-library.ts";
import { writeSiteContent } from "./content/test-content.ts";
import { folders } from "./folders.ts";
import { testApp } from "./test-app.ts";

const files = {
  "deities/yama/deity.yaml": `
updated: 2026-11-22
name: { en: Yama }
sanskritName: यम
aliases: [dharmaraj]
otherNames: [Kritanta]
description: { en: The king of those who have died }
longDescription: { en: The son of the sun who judges those who have died. }
theme: { hue: 90, chroma: 0.17 }
mantras: [om-yamaya]`,
  "deities/yama/icon.svg": '<svg viewBox="0 0 48 48"><circle cx="24" cy="24" r="9"/></svg>',
  "deities/yama/mantras/om-yamaya.yaml": `
updated: 2026-11-22
title: { en: Om Yamaya Namah }
sanskrit: ॐ यमाय नमः
transliteration: oṃ yamāya namaḥ
source: { en: traditional }
meaning: { en: Homage to Yama }
benefits: { en: [Said at dusk.] }
pronunciation: { en: [{ sound: ā, hint: long }] }
instructions: { en: [Sit still.] }`,
};

/** Links to the shipped content and pictures, and adds a folder for one more deity. */
function withYama() {
  const root = mkdtempSync(join(tmpdir(), "new-deity-"));
  const [content, images] = [join(root, "content"), join(root, "public", "images")];
  writeSiteContent(content, files);
  mkdirSync(images, { recursive: true });
  linkAll(folders.public, join(root, "public"));
  linkAll(join(folders.public, "images"), images);
  writeFileSync(join(images, "yama.png"), "picture");
  return { library: loadLibrary(content, join(root, "public"), { complete: ["en"] }), public: join(root, "public") };
}

function linkAll(from: string, to: string) {
  for (const name of readdirSync(from)) if (name !== "images") symlinkSync(join(from, name), join(to, name));
}

const extended = withYama();
const renderer = await import("./pages/render.tsx");
const assets = {
  styleFor: () => ({ text: "", hash: "hash" }),
  styleSheet: "/assets/site.css",
  printSheet: "/assets/print.css",
  starter: { src: "/assets/starter.js" },
  scriptsFor: () => [],
};
const { ask, call } = testApp({
  library: extended.library,
  pages: { en: { renderer, assets } },
  files: { public: extended.public, build: null },
});

test("a new folder is a deity behind the others, with its picture", async () => {
  const deities = await call(api.deities, {});
  expect(deities).toHaveLength(readdirSync(join(folders.content, "deities")).length + 1);
  expect(deities.at(-1)).toMatchObject({ id: "yama", image: "/images/yama.png", mantraCount: 1 });
  expect((await ask("/images/yama.png")).status).toBe(200);
});

test("it has pages, in its own colors, shared with the picture of the site", async () => {
  for (const path of ["/deity/yama", "/chant/yama/om-yamaya"]) {
    const page = await ask(path);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain("ॐ यमाय नमः");
    expect(html).toContain('src="/images/yama.png"');
    expect(html).toMatch(/<article class="\w+ yama-background"/);
    expect(html).toContain("[data-deity=yama]{--hue:90;--chroma:0.17}");
    expect(html).toContain('content="http://localhost:3000/images/og/site.png"');
  }
});

test("its other spelling leads to it", async () => {
  const moved = await ask("/chant/dharmaraj/om-yamaya");
  expect([moved.status, moved.headers.get("location")]).toEqual([308, "/chant/yama/om-yamaya"]);
});

test("search finds it by its names, and its mantra with it", async () => {
  for (const q of ["yama", "यम", "kritanta"]) {
    const { deities, mantras } = await call(api.search, { q });
    expect(deities[0]?.id, q).toBe("yama");
    expect(mantras[0]?.id, q).toBe("om-yamaya");
  }
});

test("the sitemap names its pages", async () => {
  const sitemap = await (await ask("/sitemap.xml")).text();
  expect(sitemap).toContain("<loc>http://localhost:3000/deity/yama</loc><lastmod>2026-11-22</lastmod>");
  expect(sitemap).toContain("<loc>http://localhost:3000/chant/yama/om-yamaya</loc>");
});
