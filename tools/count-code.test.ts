import { expect, test } from "vitest";
import { countImporters, countSteps, percentile, readSourceFiles } from "./count-code.ts";

const files = new Map([
  ["package.json", '{ "imports": { "#web/*": "./src/web/*" } }'],
  ["packages/bell/package.json", '{ "name": "@mala/bell", "exports": { ".": { "default": "./ring.ts" } } }'],
  [
    "packages/bell/ring.ts",
    "/** Rings\n * once. */\nexport function ring() {\n  return [1].map((bell) => bell); // 1\n}\n",
  ],
  [
    "src/web/app.ts",
    'import "./page.ts";\nimport type { Page } from "#web/page.ts";\nexport { ring } from "@mala/bell";\n',
  ],
  [
    "src/web/page.ts",
    'export const load = () => import("./late.ts?worker");\nexport type Late = import("./late.ts").Late;\n',
  ],
  ["src/web/late.ts", 'import { z } from "zod";\n'],
]);

const sources = readSourceFiles(files);
const find = (path: string) => sources.find((file) => file.path === path);

test("lines, functions and lines of comments are counted, functions within functions too", () => {
  expect(find("packages/bell/ring.ts")).toMatchObject({ lines: 5, functions: [3, 1], commentLines: 3 });
});

test("an import is found by its path, by an alias, by the name of a package, and when it is loaded late", () => {
  expect(find("src/web/app.ts")?.imports).toEqual(["src/web/page.ts", "packages/bell/ring.ts"]);
  expect(find("src/web/page.ts")?.imports).toEqual(["src/web/late.ts"]);
  expect(find("src/web/late.ts")?.imports).toEqual([]);
});

test("a file that names another one twice is one importer of it", () => {
  expect(Object.fromEntries(countImporters(sources))).toEqual({
    "packages/bell/ring.ts": 1,
    "src/web/late.ts": 1,
    "src/web/page.ts": 1,
  });
});

test("a percentile is one of the numbers", () => {
  expect(percentile([30, 10, 20], 0.5)).toBe(20);
  expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBe(10);
  expect(percentile([], 0.5)).toBe(0);
});

test("a walk has as many steps as its last number says", () => {
  const walks =
    "# Walks\n\n1. No walk\n\n## A bead\n\n1. `touch.ts` → 2. `mala.ts`: see 1.\n3. The\n   row\n\n## Folders\n\nOf 2026.\n";
  expect(Object.fromEntries(countSteps(walks))).toEqual({ "A bead": 3 });
});
