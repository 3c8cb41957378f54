import { dirname, join } from "node:path/posix";
import { parseSync, Visitor, type ESTree } from "vite";

/** The text of each file, by its path from the root of the repository. */
export type Files = ReadonlyMap<string, string>;

export interface SourceFile {
  path: string;
  lines: number;
  /** The lines of each function. An outer function counts the lines of the functions inside it. */
  functions: readonly number[];
  /** The lines that contain a comment, alone or after code. */
  commentLines: number;
  /** The other files of the repository that it imports, including types. */
  imports: readonly string[];
}

interface Located {
  start: number;
  end: number;
}

const isCode = (path: string) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts");
const lineCount = (text: string) => text.trimEnd().split("\n").length;

export function readSourceFiles(files: Files): SourceFile[] {
  const find = importFinder(files);
  return [...files].filter(([path]) => isCode(path)).map(([path, text]) => readSourceFile(path, text, find));
}

function readSourceFile(path: string, text: string, find: ImportFinder): SourceFile {
  const { program, comments } = parseSync(path, text);
  const functions: number[] = [];
  const imports = new Set<string>();
  const linesOf = ({ start, end }: Located) => lineCount(text.slice(start, end));
  const addFunction = (node: Located) => functions.push(linesOf(node));
  const addImport = ({ source }: { source: ESTree.Expression | null }) => {
    const target = source?.type === "Literal" && find(path, String(source.value));
    if (target && target !== path) imports.add(target);
  };
  new Visitor({
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addFunction,
    ImportDeclaration: addImport,
    ExportNamedDeclaration: addImport,
    ExportAllDeclaration: addImport,
    ImportExpression: addImport,
    TSImportType: addImport,
  }).visit(program);
  const commentLines = comments.reduce((sum, comment) => sum + linesOf(comment), 0);
  return { path, lines: lineCount(text), functions, commentLines, imports: [...imports] };
}

type ImportFinder = (from: string, specifier: string) => string | undefined;

/** Resolves relative paths, the "imports" of the package.json at the root, and the packages of the workspace. */
function importFinder(files: Files): ImportFinder {
  const aliases = Object.entries(readManifest(files, "package.json").imports ?? {});
  const packages = workspacePackages(files);
  return (from, specifier) => {
    const [request = ""] = specifier.split("?");
    const candidates = request.startsWith(".")
      ? [join(dirname(from), request)]
      : [...aliases, ...packages].flatMap(([pattern, target]) => applyPattern(pattern, target, request));
    return candidates.find((path) => files.has(path));
  };
}

interface Manifest {
  name?: string;
  imports?: Readonly<Record<string, unknown>>;
  exports?: unknown;
}

function readManifest(files: Files, path: string): Manifest {
  return JSON.parse(files.get(path) ?? "{}") as Manifest;
}

/** Returns the names under which the packages of the workspace can be imported, with the path of each. */
function workspacePackages(files: Files): [name: string, target: string][] {
  const manifests = [...files.keys()].filter((path) => path.endsWith("/package.json"));
  return manifests.flatMap((path) => {
    const { name = path, exports } = readManifest(files, path);
    const entries = typeof exports === "string" ? { ".": exports } : Object(exports);
    return Object.entries(entries).map(([entry, target]): [string, string] => [
      join(name, entry),
      join(dirname(path), firstString(target)),
    ]);
  });
}

/** Returns the path for a request such as `#web/app.tsx` by a pattern such as `#web/*`. */
function applyPattern(pattern: string, target: unknown, request: string): string[] {
  const path = firstString(target);
  if (pattern === request) return [join(path)];
  const [before = "", after] = pattern.split("*");
  if (after === undefined || !request.startsWith(before) || !request.endsWith(after)) return [];
  return [join(path.replace("*", request.slice(before.length, request.length - after.length)))];
}

/** Returns the path in a target of "imports" or "exports", which may be a list or depend on conditions. */
function firstString(target: unknown): string {
  if (typeof target === "string") return target;
  return Object.values(Object(target)).map(firstString).find(Boolean) ?? "";
}

/** Counts how many files import each file. */
export function countImporters(files: readonly SourceFile[]): Map<string, number> {
  const importers = new Map<string, number>();
  for (const target of files.flatMap(({ imports }) => imports)) importers.set(target, (importers.get(target) ?? 0) + 1);
  return importers;
}

/** Returns the value below which the given share of the numbers lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Returns the number of the last step of each section with numbered steps, by its heading. */
export function countSteps(markdown: string): Map<string, number> {
  const sections = markdown.split(/^## /m).slice(1);
  const steps = sections.map((section): [string, number] => {
    const [heading = "", ...text] = section.split("\n");
    return [
      heading,
      Math.max(0, ...Array.from(text.join("\n").matchAll(/\b(\d{1,2})\.\s/g), ([, step]) => Number(step))),
    ];
  });
  return new Map(steps.filter(([, step]) => step > 0));
}
