import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { load, YAMLException } from "js-yaml";
import type { z } from "zod";
import type { Language } from "#model/languages.ts";
import { completeLanguages } from "./complete-languages.ts";
import { createGrammarVocabulary, GrammarFile, type GrammarVocabulary } from "./grammar-vocabulary.ts";
import { addTranslations, hasTexts, translatedLanguages } from "./translations.ts";

export type ContentReader = ReturnType<typeof createContentReader>;

export interface ReaderOptions {
  /** Languages of which every text must be there. */
  complete?: readonly Language[] | undefined;
  /** What is missing in the other languages is added here. */
  lacks?: string[] | undefined;
}

/**
 * Creates a reader of the files of one folder. Whatever is wrong with a file is added to the faults, and the reading
 * continues. The texts in other languages lie in folders of their own, `hi/` and the same path, and are put beside the
 * English ones.
 */
export function createContentReader(
  root: string,
  faults: string[],
  { complete = completeLanguages, lacks = [] }: ReaderOptions = {},
) {
  const vocabularies = new Map<Language, GrammarVocabulary | null>();
  /** Files of other languages that belong to a file in the main one. */
  const translated = new Set<string>();

  /** Returns a name such as `content/deities/ram/deity.yaml`, wherever the folder lies. */
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

  function yaml<Shape extends z.ZodType>(file: string, shape: Shape) {
    return parsed(file, shape, (written) => {
      let read: unknown = load(written);
      for (const language of translatedLanguages) read = withTranslation(file, read, language);
      return read;
    });
  }

  function withTranslation(file: string, english: unknown, language: Language) {
    if (!hasTexts(english)) return english;
    const name = `${language}/${file}`;
    const other = exists(name) ? loaded(name) : undefined;
    return addTranslations(english, other, {
      language,
      vocabulary: vocabularyOf(language),
      fault: (problem) => fault(name, problem),
      lack: (problem) => lack(language, file, problem),
    });
  }

  /** Reports a text that a language does not have: a fault where the language must be complete. */
  function lack(language: Language, file: string, problem: string) {
    if (complete.includes(language)) fault(`${language}/${file}`, problem);
    else lacks.push(`${nameOf(`${language}/${file}`)}: ${problem}`);
  }

  /** Reads what only the file of a language has: `content/{language}/{file}`. Null where it has none. */
  function translation<Shape extends z.ZodType>(language: Language, file: string, shape: Shape) {
    const name = `${language}/${file}`;
    if (exists(name)) return parsed(name, shape, load);
    lack(language, file, "is missing");
    return null;
  }

  /** Reads a text in another language, like `markdown`. */
  function translatedMarkdown<Shape extends z.ZodType>(language: Language, file: string, shape: Shape) {
    const name = `${language}/${file}`;
    if (exists(name)) return markdown(name, shape);
    lack(language, file, "is missing");
    return null;
  }

  function exists(name: string) {
    translated.add(name);
    return existsSync(join(root, name));
  }

  function loaded(name: string): unknown {
    const written = text(name);
    try {
      return written === null ? undefined : load(written);
    } catch (error) {
      fault(name, describeSyntax(error));
      return undefined;
    }
  }

  function vocabularyOf(language: Language) {
    const known = vocabularies.get(language);
    if (known !== undefined) return known;
    const name = `${language}/grammar.yaml`;
    const file = exists(name) ? parsed(name, GrammarFile, load) : null;
    const vocabulary = file && createGrammarVocabulary(file);
    vocabularies.set(language, vocabulary);
    return vocabulary;
  }

  /** Finds the files of other languages that belong to none in the main one. */
  function checkTranslated() {
    for (const language of translatedLanguages) {
      for (const name of filesBelow(join(root, language)).map((file) => `${language}/${file}`)) {
        if (!translated.has(name) && name !== `${language}/glossary.yaml`) fault(name, "has no file to translate");
      }
    }
  }

  function json<Shape extends z.ZodType>(file: string, shape: Shape) {
    return parsed(file, shape, JSON.parse);
  }

  /** Reads YAML between two lines of dashes, then Markdown. */
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

  return { list, text, yaml, json, markdown, lack, translation, translatedMarkdown, checkTranslated, fault };
}

/** Finds the file of a language to which a field belongs that stands beside the English one. */
function apart(path: PropertyKey[]) {
  const language = translatedLanguages.find((each) => path.includes(each));
  return { language, path: language === undefined ? path : path.filter((part) => part !== language) };
}

/** Lists the files below a folder by their paths in it; none where there is no such folder. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted();
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : String(error));

function describeSyntax(error: unknown) {
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
