import { dirname, join } from "node:path";

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
  if (target.startsWith("#")) return `src/${target.slice(1)}`;
  if (target.startsWith(".")) return join(dirname(from), target);
  return target.split("/", target.startsWith("@") ? 2 : 1).join("/");
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
