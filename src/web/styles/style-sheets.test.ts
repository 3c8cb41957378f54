import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const site = "src/web/styles/site.css";
const sheets = globSync("src/web/**/*.css").toSorted();
const scripts = globSync("src/web/**/*.{ts,tsx}").filter((file) => !file.endsWith(".test.ts"));

test("the site's sheet imports every sheet, except those that a script imports", () => {
  const imported = new Set([...importedBy(site), ...scripts.flatMap(sheetsOfScript)]);
  expect(sheets.filter((sheet) => !imported.has(sheet))).toEqual([]);
});

test("a screen's sheet has the name of its folder, where the server looks for it", () => {
  const folders = new Set(sheets.flatMap((sheet) => /^src\/web\/screens\/[^/]+/.exec(sheet) ?? []));
  expect(folders.size).toBeGreaterThan(10);
  expect([...folders].filter((folder) => !sheets.includes(join(folder, `${basename(folder)}.css`)))).toEqual([]);
});

test("a screen's sheet imports all sheets of its folder, except those of parts that are loaded late", () => {
  const ofLateParts = new Set(importsOf(site));
  const forgotten = sheets.filter((sheet) => {
    if (ofLateParts.has(sheet)) return false;
    const screen = /^src\/web\/screens\/([^/]+)/.exec(sheet);
    return screen && !importedBy(join(screen[0], `${screen[1]}.css`)).has(sheet);
  });
  expect(forgotten).toEqual([]);
});

const importsOf = (sheet: string) =>
  [...readFileSync(sheet, "utf8").matchAll(/^@import "(.+)";$/gm)].map(([, path = ""]) => join(dirname(sheet), path));

/** A sheet, and all that it imports. */
function importedBy(sheet: string): Set<string> {
  const imported = new Set([sheet]);
  for (const path of importsOf(sheet)) for (const other of importedBy(path)) imported.add(other);
  return imported;
}

const sheetsOfScript = (script: string) =>
  [...readFileSync(script, "utf8").matchAll(/from "(.+\.css)\?(?:inline|url)"/g)].map(([, path = ""]) =>
    join(dirname(script), path),
  );
