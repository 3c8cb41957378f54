import { mainLanguage } from "#model/languages.ts";
import { folders } from "../folders.ts";
import { loadLibraries } from "./load-library.ts";

/** The libraries of this site, which are read once for all tests of a process, because nothing can change them. */
export const libraryIn = loadLibraries(folders.content, folders.public);

/** The library in the main language. */
export const library = libraryIn(mainLanguage);
