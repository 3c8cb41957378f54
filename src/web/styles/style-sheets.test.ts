import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const site = "src/web/styles/site.css";
const sheets = globSync("src/web/**/*.css").toSorted();
const scripts = globSync("src/web/**/*.{ts,tsx}").filter((file) => !file.endsWith(".test.ts"));

/** Pages have these sheets in addition to that of the site: for paper, and in another language. */
const besideSite = ["src/web/styles/print.css", "src/web/styles/hindi.css"];

test("the site's sheet imports every sheet, except those that a script imports or that stand beside it", () => {
  const imported = new Set(ofScripts);
  for (const sheet of [site, ...besideSite]) for (const other of importedBy(sheet)) imported.add(other);
  expect(sheets.filter((sheet) => !imported.has(sheet))).toEqual([]);
});

const screens = globSync("src/web/features/*/*-screen.tsx");
const sheetOf = (screen: string) => screen.replace("-screen.tsx", ".css");

test("each screen has a sheet of its name beside it, where the server looks for it", () => {
  expect(screens.length).toBeGreaterThan(10);
  expect(screens.map(sheetOf).filter((sheet) => !sheets.includes(sheet))).toEqual([]);
});

test("every sheet of a feature is imported by one of its screens, except those of parts that are loaded late", () => {
  const ofLateParts = new Set(importsOf(site));
  const ofScreens = new Set(screens.flatMap((screen) => Array.from(importedBy(sheetOf(screen)))));
  const ofFeatures = sheets.filter((sheet) => sheet.startsWith("src/web/features/"));
  const imported = (sheet: string) => ofScreens.has(sheet) || ofLateParts.has(sheet) || ofScripts.has(sheet);
  expect(ofFeatures.filter((sheet) => !imported(sheet))).toEqual([]);
});

const importsOf = (sheet: string) =>
  [...readFileSync(sheet, "utf8").matchAll(/^@import "(.+)";$/gm)].map(([, path = ""]) => join(dirname(sheet), path));

/** Returns a sheet and all sheets that it imports. */
function importedBy(sheet: string): Set<string> {
  const imported = new Set([sheet]);
  for (const path of importsOf(sheet)) for (const other of importedBy(path)) imported.add(other);
  return imported;
}

const sheetsOfScript = (script: string) =>
  [...readFileSync(script, "utf8").matchAll(/from "(.+\.css)\?(?:inline|url)"/g)].map(([, path = ""]) =>
    join(dirname(script), path),
  );

const ofScripts = new Set(scripts.flatMap(sheetsOfScript));
