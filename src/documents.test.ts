import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const exclude = ["**/node_modules/**", "dist/**"];
const documents = globSync(["*.md", "docs/**/*.md", "media/*.md", "deploy/**/*.md"], { exclude });
const folders = [
  "src",
  "content",
  "docs",
  "media",
  "packages",
  "e2e",
  "deploy",
  "tools",
  "operate",
  "migrations",
  ".github",
  ".ci",
];
// A folder counts by the files in it: an empty one is in no clone.
const files = globSync(["*", ...folders.map((folder) => `${folder}/**/*`)], { exclude, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(".", join(entry.parentPath, entry.name)));
const isFromRoot = (path: string) => folders.some((folder) => path.startsWith(`${folder}/`));

/** Paths of the repository in backticks, such as `src/web/app/app.tsx`, `parts/verse.css` or `content/hymns/{id}.yaml`. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.{}*-]+)*\/?)`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => isFromRoot(path) || /\.(tsx?|css)$/.test(path));

/** True for a file or folder, by its whole path or the end of it. Braces and stars stand for any name. */
function exists(path: string) {
  const name = path
    .replaceAll(".", "\\.")
    .replaceAll(/\{[^}]+\}|\*/g, "[^/]+")
    .replace(/\/$/, "");
  const pattern = new RegExp(`^(.+/)?${name}(/|$)`);
  return files.some((file) => pattern.test(file));
}

test("every path that a document names is there", () => {
  const named = documents.flatMap((document) =>
    pathsIn(readFileSync(document, "utf8")).map((path) => ({ document, path })),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ path }) => !exists(path)).map(({ document, path }) => `${document}: ${path}`)).toEqual([]);
});

test("a path that is not there is seen", () => {
  expect(pathsIn("See `src/web/gone.ts`, `gone.ts` and `DATA_DIR/outbox`.").filter((path) => !exists(path))).toEqual([
    "src/web/gone.ts",
    "gone.ts",
  ]);
});

/** Words of SQLite and PostgreSQL, which tests of both make them say. */
const wordsOfOthers = new Set(["database is locked", "not a database", "permission denied for schema public"]);

/** Words that stand together in the source too: lines are composed of values and of clauses. */
const clausesOf = (line: string) =>
  line
    .split(/\w+="[^"]*"|"[^"]*"|\([A-Z\d_]+\)|\d+|[,:]| but | is |must be /)
    .map((part) => part.replace(/^[\s.]+|[\s.]+$/g, ""))
    .filter((part) => part.length > 8 && !wordsOfOthers.has(part));

test("every line that docs/common-mistakes.md shows is one that the server or a tool writes", () => {
  // A sentence may be written in several parts, or around a value.
  const written = globSync(["src/server/**/*.ts", "tools/*.ts"], { exclude: ["**/*.test.ts"] })
    .map((file) =>
      readFileSync(file, "utf8")
        .replaceAll(/["`] \+\s*["`]/g, "")
        .replaceAll('\\"', '"'),
    )
    .join("\n");
  const lines = readFileSync("docs/common-mistakes.md", "utf8").match(/^ {4}\S.*$/gm) ?? [];
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.flatMap(clausesOf).filter((part) => !written.includes(part))).toEqual([]);
});
