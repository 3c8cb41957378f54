import { mainLanguage } from "#model/languages.ts";
import { folders } from "../folders.ts";
import { openLibraries } from "./open-library.ts";
import { checkedContent } from "./test-checked-content.ts";

/** The libraries of this site, which are opened once for all tests of a process, because nothing can change them. */
export const libraryIn = await openLibraries({ ...folders, checkedContent: checkedContent() });

/** The library in the main language. */
export const library = libraryIn(mainLanguage);
