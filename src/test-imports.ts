import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** The files of the project, by path from its root. */
export type Sources = Readonly<Record<string, string>>;

export interface Import {
  from: string;
  /** A file of the project, or the name of a package. */
  to: string;
  isPackage: boolean;
  isType: boolean;
  isLazy: boolean;
}

const aliases: Readonly<Record<string, string | undefined>> = JSON.parse(readFileSync("package.json", "utf8")).imports;

export const isTest = (file: string) => /\.(test|e2e)\.tsx?$|(^|\/)test-[^/]+$/.test(file);

export const withoutComments = (code: string) => code.replaceAll(/\/\*[^]*?\*\/|(?<![:"'`])\/\/.*/g, "");

export function importsOf(sources: Sources): Import[] {
  return Object.entries(sources).flatMap(([from, source]) => {
    const code = withoutComments(source);
    const statements = code.matchAll(/^(?:import|export)( type)?\s(?:[^;"]*?from )?"([^"]+)"/gm);
    const calls = code.matchAll(/(typeof )?\bimport\("([^"]+)"/g);
    const read =
      (isLazy: boolean) =>
      ([, type, target = ""]: RegExpExecArray): Import => ({
        from,
        to: resolve(from, target),
        isPackage: !/^[#.]/.test(target),
        isType: Boolean(type),
        isLazy,
      });
    return Array.from(statements, read(false)).concat(Array.from(calls, read(true)));
  });
}

function resolve(from: string, target: string) {
  if (target.startsWith("#")) return withoutAlias(target);
  if (target.startsWith(".")) return join(dirname(from), target);
  return target.split("/", target.startsWith("@") ? 2 : 1).join("/");
}

/** Follows the "imports" of package.json, such as `#messages/chant.ts` -> `src/web/messages/en/chant.ts`. */
function withoutAlias(target: string) {
  const slash = target.indexOf("/");
  const folder = aliases[`${target.slice(0, slash)}/*`];
  if (!folder) throw new Error(`package.json has no "imports" for ${target}`);
  return normalize(folder.replace("*", target.slice(slash + 1)));
}

/** Everything that is loaded, not only named in a type, by whoever loads this file. */
export function loadedBy(start: string, imports: readonly Import[], follow: (line: Import) => boolean) {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const line of imports) if (line.from === file && !line.isType && follow(line)) visit(line.to);
  };
  visit(start);
  return [...seen];
}
