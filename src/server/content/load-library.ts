import { mainLanguage } from "#model/languages.ts";
import { createLibraries } from "./build-library.ts";
import type { ReaderOptions } from "./content-reader.ts";
import type { Library, LibraryIn } from "./library.ts";
import { readCatalogue } from "./read-catalogue.ts";

/**
 * Loads and checks all libraries from the files of content/. The start of the server uses open-library.ts, which does
 * less work, and must not import this file: a start needs none of the modules that read and check content.
 */
export function loadLibraries(contentFolder: string, publicFolder: string, options?: ReaderOptions): LibraryIn {
  const files = readCatalogue(contentFolder, publicFolder, options);
  return createLibraries(() => files);
}

export const loadLibrary = (contentFolder: string, publicFolder: string, options?: ReaderOptions): Library =>
  loadLibraries(contentFolder, publicFolder, options)(mainLanguage);
