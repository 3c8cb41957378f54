import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { load, YAMLException } from "js-yaml";
import type { z } from "zod";
import { translatedLanguages } from "./translations.ts";

/**
 * Creates a reader of single files of a folder. Each fault of a file is added to the faults, and the reading continues.
 */
export function createFileReader(root: string, faults: string[]) {
  /** Returns a name such as `content/deities/ram/deity.yaml`, independent of where the folder lies. */
  const nameOf = (file: string) => relative(dirname(root), join(root, file));
  const fault = (file: string, problem: string) => void faults.push(`${nameOf(file)}: ${problem}`);

  function list(folder: string, ending = "") {
    try {
      const names = readdirSync(join(root, folder)).filter((name) => !name.startsWith("."));
      return names.filter((name) => name.endsWith(ending)).toSorted();
    } catch (error) {
      if (codeOf(error) !== "ENOENT") fault(folder, `cannot be read (${codeOf(error)})`);
      return [];
    }
  }

  function text(file: string): string | null {
    try {
      return readFileSync(join(root, file), "utf8");
    } catch (error) {
      fault(file, codeOf(error) === "ENOENT" ? "is missing" : `cannot be read (${codeOf(error)})`);
      return null;
    }
  }

  function json<Shape extends z.ZodType>(file: string, shape: Shape) {
    return parsed(file, shape, JSON.parse);
  }

  /** Reads a file that has YAML between two lines of dashes, and then Markdown. */
  function markdown<Shape extends z.ZodType>(file: string, shape: Shape) {
    const written = text(file);
    if (written === null) return null;
    const [, above, below] = /^---\n([^]*?\n)---\n([^]*)$/.exec(written) ?? [];
    if (above === undefined || below === undefined) {
      fault(file, "does not begin with its title and so on, between two lines of ---");
      return null;
    }
    const matter = checked(file, shape, () => load(above));
    return matter && { matter, markdown: below };
  }

  function parsed<Shape extends z.ZodType>(file: string, shape: Shape, read: (text: string) => unknown) {
    const written = text(file);
    return written === null ? null : checked(file, shape, () => read(written));
  }

  function checked<Shape extends z.ZodType>(file: string, shape: Shape, read: () => unknown) {
    let found: unknown;
    try {
      found = read();
    } catch (error) {
      fault(file, describeSyntax(error));
      return null;
    }
    const result = shape.safeParse(found);
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      const { language, path } = apart(issue.path);
      fault(language ? `${language}/${file}` : file, describeIssue({ ...issue, path }));
    }
    return null;
  }

  return { nameOf, fault, list, text, json, markdown, parsed };
}

/**
 * Finds the language in the path of a field, if there is one. The text of such a field belongs into the file of that
 * language, at the same path without the language.
 */
function apart(path: PropertyKey[]) {
  const language = translatedLanguages.find((each) => path.includes(each));
  return { language, path: language === undefined ? path : path.filter((part) => part !== language) };
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : String(error));

export function describeSyntax(error: unknown) {
  if (!(error instanceof YAMLException)) return error instanceof Error ? error.message : String(error);
  return error.mark ? `line ${error.mark.line + 1}: ${error.reason}` : error.reason;
}

const describeIssue = (issue: z.core.$ZodIssue) =>
  `${issue.path.map(String).join(".")} ${describeProblem(issue)}`.trim();

function describeProblem(issue: z.core.$ZodIssue) {
  if (issue.code === "unrecognized_keys") return `has no field ${issue.keys.join(", ")}`;
  if (issue.code === "too_small" && issue.minimum === 1) return "is empty";
  if (issue.message.endsWith("received undefined")) return "is missing";
  return issue.message.replace(/^Invalid input: /, "is not right: ");
}
