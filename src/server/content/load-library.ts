import { mainLanguage, type Language } from "#model/languages.ts";
import { buildLibrary } from "./build-library.ts";
import type { CatalogueFiles } from "./catalogue-files.ts";
import type { ReaderOptions } from "./content-reader.ts";
import type { Library } from "./library.ts";
import { readCatalogue } from "./read-catalogue.ts";

/** The library in a language, which is built when it is asked for first. */
export type LibraryIn = (language: Language) => Library;

/** Creates the libraries of all languages from the files of each. */
export function createLibraries(filesIn: (language: Language) => CatalogueFiles): LibraryIn {
  const built = new Map<Language, Library>();
  return (language) => {
    const known = built.get(language) ?? buildLibrary(filesIn(language), language);
    built.set(language, known);
    return known;
  };
}

/** Loads and checks all libraries from the files of content/. A start does the same with less work (open-library.ts). */
export function loadLibraries(contentFolder: string, publicFolder: string, options?: ReaderOptions): LibraryIn {
  const files = readCatalogue(contentFolder, publicFolder, options);
  return createLibraries(() => files);
}

export const loadLibrary = (contentFolder: string, publicFolder: string, options?: ReaderOptions): Library =>
  loadLibraries(contentFolder, publicFolder, options)(mainLanguage);
