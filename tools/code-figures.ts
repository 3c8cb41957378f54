import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { isTest } from "../src/test-imports.ts";
import { countImporters, countSteps, percentile, readSourceFiles, type Files, type SourceFile } from "./count-code.ts";

/**
 * `npm run code:figures -- [git ref ...]` prints the sizes of the code at each ref, or in the working tree, as
 * markdown. Tests are counted in two columns of their own; the journeys of e2e count as code.
 */
const refs = process.argv.slice(2);
const walks = "docs/where-code-lives.md";
/** Folders with a row of their own; all other folders at the root share the row "other". */
const folders = new Set(["src", "packages", "media", "e2e"]);
const other = "other";

const git = (args: string[], input = "") => execFileSync("git", args, { input, maxBuffer: 2 ** 30 });
const isRead = (path: string) => /\.tsx?$|(^|\/)package\.json$/.test(path) || path === walks;
const pathsOf = (list: Buffer) => list.toString().split("\0").filter(isRead);

function readWorkingTree(): Files {
  const paths = pathsOf(git(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]));
  return new Map(paths.filter((path) => existsSync(path)).map((path) => [path, readFileSync(path, "utf8")]));
}

function readRef(ref: string): Files {
  const paths = pathsOf(git(["ls-tree", "-r", "-z", "--name-only", ref]));
  const output = git(["cat-file", "--batch"], paths.map((path) => `${ref}:${path}\n`).join(""));
  let position = 0;
  return new Map(
    paths.map((path) => {
      // Each object is a header "<id> blob <bytes>", its bytes, and a line feed.
      const start = output.indexOf("\n", position) + 1;
      const end = start + Number(output.toString("utf8", position, start).split(" ")[2]);
      position = end + 1;
      return [path, output.toString("utf8", start, end)];
    }),
  );
}

const isJourney = (path: string) => path.startsWith("e2e/");
const isProduct = ({ path }: SourceFile) => isJourney(path) || !isTest(path);

/** Returns the rows to which a file belongs, such as `src` and `src/web`. */
function rowsOf(path: string): string[] {
  const [top = "", second = "", ...rest] = path.split("/");
  if (!folders.has(top)) return [other];
  return top === "src" && rest.length > 0 ? [top, `${top}/${second}`] : [top];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const spread = (numbers: readonly number[]) =>
  [percentile(numbers, 0.5), percentile(numbers, 0.9), Math.max(0, ...numbers)].join(" / ");

function figuresOf(files: readonly SourceFile[], importers: ReadonlyMap<string, number>) {
  const code = files.filter(isProduct);
  const tests = files.filter((file) => !isProduct(file));
  const lines = code.map((file) => file.lines);
  const functions = code.flatMap((file) => file.functions);
  const withOneImporter = code.filter(({ path }) => importers.get(path) === 1);
  const upTo = (limit: number) =>
    `${Math.round((100 * lines.filter((count) => count <= limit).length) / lines.length)} %`;
  return {
    files: code.length,
    lines: sum(lines),
    "file median / p90 / max lines": spread(lines),
    "files ≤ 20 lines": upTo(20),
    "files ≤ 40 lines": upTo(40),
    functions: functions.length,
    "function median / p90 / max lines": spread(functions),
    "functions > 50 lines": functions.filter((count) => count > 50).length,
    "files with one importer": withOneImporter.length,
    "of these ≤ 40 lines": withOneImporter.filter((file) => file.lines <= 40).length,
    folders: new Set(code.map(({ path }) => path.slice(0, path.lastIndexOf("/")))).size,
    "comment lines": sum(code.map((file) => file.commentLines)),
    "test files": tests.length,
    "test lines": sum(tests.map((file) => file.lines)),
  };
}

function tableOf(header: readonly string[], rows: readonly (readonly (string | number)[])[]) {
  return [header, header.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const checkouts = (refs.length > 0 ? refs : [""]).map((ref) => {
  const files = ref ? readRef(ref) : readWorkingTree();
  const sources = readSourceFiles(files);
  return {
    name: ref || "working tree",
    sources,
    importers: countImporters(sources.filter(isProduct)),
    steps: countSteps(files.get(walks) ?? ""),
  };
});

const rowNames = new Set(checkouts.flatMap(({ sources }) => sources.flatMap(({ path }) => rowsOf(path))));
const figures = [...rowNames].toSorted().flatMap((row) =>
  checkouts.flatMap(({ name, sources, importers }) => {
    const files = sources.filter(({ path }) => rowsOf(path).includes(row));
    return files.some(isProduct) ? [{ code: row, at: name, ...figuresOf(files, importers) }] : [];
  }),
);
const walkNames = new Set(checkouts.flatMap(({ steps }) => [...steps.keys()]));
const hops = [...walkNames].map((walk) => [walk].concat(checkouts.map(({ steps }) => String(steps.get(walk) ?? "–"))));

console.log(
  tableOf(
    Object.keys(figures[0] ?? {}),
    figures.map((row) => Object.values(row)),
  ),
);
console.log();
console.log(tableOf([`steps of a walk in ${walks}`, ...checkouts.map(({ name }) => name)], hops));
