import { mainLanguage, type Language } from "#model/languages.ts";
import { byLanguage } from "../by-language.ts";
import { buildLibrary } from "./build-library.ts";
import type { CatalogueFiles } from "./catalogue-files.ts";
import type { ReaderOptions } from "./content-reader.ts";
import type { Library } from "./library.ts";
import { readCatalogue } from "./read-catalogue.ts";

/** Returns the library of a language, which is built when it is first asked for. */
export type LibraryIn = (language: Language) => Library;

/** Creates the libraries of all languages from the files of each. */
export const createLibraries = (filesIn: (language: Language) => CatalogueFiles): LibraryIn =>
  byLanguage((language) => buildLibrary(filesIn(language), language));

/**
 * Loads and checks all libraries from the files of content/. The start of the server uses open-library.ts, which does
 * less work.
 */
export function loadLibraries(contentFolder: string, publicFolder: string, options?: ReaderOptions): LibraryIn {
  const files = readCatalogue(contentFolder, publicFolder, options);
  return createLibraries(() => files);
}

export const loadLibrary = (contentFolder: string, publicFolder: string, options?: ReaderOptions): Library =>
  loadLibraries(contentFolder, publicFolder, options)(mainLanguage);
