import type { Language } from "#model/languages.ts";

/**
 * These languages must have every text, and the build fails where one is missing. In any other language a missing text
 * is shown in the main language, and the check of the content lists it.
 */
export const completeLanguages: readonly Language[] = ["en", "hi"];
