import { buildLibrary } from "./build-library.ts";
import type { Library } from "./library.ts";
import { readCatalogue } from "./read-catalogue.ts";

/** Loads and checks the library from the files of content/. A start does the same with less work (open-library.ts). */
export const loadLibrary = (contentFolder: string, publicFolder: string): Library =>
  buildLibrary(readCatalogue(contentFolder, publicFolder));
