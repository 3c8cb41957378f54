import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { load } from "js-yaml";
import type { z } from "zod";
import { mainLanguage, type Language } from "#model/languages.ts";
import { byLanguage } from "../by-language.ts";
import { completeLanguages } from "./complete-languages.ts";
import { createFileReader, describeSyntax } from "./file-reader.ts";
import { createGrammarVocabulary, GrammarFile, type GrammarVocabulary } from "./grammar-vocabulary.ts";
import { addTranslations, hasTexts, translatedLanguages } from "./translations.ts";

export type ContentReader = ReturnType<typeof createContentReader>;

export interface ReaderOptions {
  /** These languages must have every text. */
  complete?: readonly Language[] | undefined;
  /** The reader adds to this list what the other languages lack. */
  lacks?: string[] | undefined;
}

/**
 * Creates a reader of the files of one folder. Each fault of a file is added to the faults, and the reading continues.
 * The texts in another language are in a folder of their own, such as `hi/`, under the same path, and are added to the
 * English ones.
 */
export function createContentReader(
  root: string,
  faults: string[],
  { complete = completeLanguages, lacks = [] }: ReaderOptions = {},
) {
  const { nameOf, fault, list, text, json, markdown, parsed } = createFileReader(root, faults);
  /** The files in other languages for which there is a file in the main language. */
  const translated = new Set<string>();

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

  /**
   * Reports a text that a language lacks, or has in two places. It is a fault where the language must be complete. The
   * report names the file of the main language.
   */
  function lack(language: Language, file: string, problem: string) {
    const name = language === mainLanguage ? file : `${language}/${file}`;
    if (complete.includes(language)) fault(name, problem);
    else lacks.push(`${nameOf(name)}: ${problem}`);
  }

  /**
   * Reads a file that only belongs to one language, `content/{language}/{file}`. The result is null where it does not
   * exist.
   */
  function ofLanguage<Read>(language: Language, file: string, read: (name: string) => Read): Read | null {
    const name = `${language}/${file}`;
    if (exists(name)) return read(name);
    lack(language, file, "is missing");
    return null;
  }

  const translation = <Shape extends z.ZodType>(language: Language, file: string, shape: Shape) =>
    ofLanguage(language, file, (name) => parsed(name, shape, load));

  /** Reads a Markdown text in another language, as `markdown` does in the main one. */
  const translatedMarkdown = <Shape extends z.ZodType>(language: Language, file: string, shape: Shape) =>
    ofLanguage(language, file, (name) => markdown(name, shape));

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

  const vocabularyOf = byLanguage((language): GrammarVocabulary | null => {
    const name = `${language}/grammar.yaml`;
    const file = exists(name) ? parsed(name, GrammarFile, load) : null;
    return file && createGrammarVocabulary(file);
  });

  /** Reports files in other languages for which there is no file in the main language. */
  function checkTranslated() {
    for (const language of translatedLanguages) {
      for (const name of filesBelow(join(root, language)).map((file) => `${language}/${file}`)) {
        if (!translated.has(name) && name !== `${language}/glossary.yaml`) fault(name, "has no file to translate");
      }
    }
  }

  return { list, text, yaml, json, markdown, lack, translation, translatedMarkdown, checkTranslated, fault };
}

/** Lists the files below a folder by their paths in it. The list is empty where the folder does not exist. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted();
}
