import type { Language } from "#model/languages.ts";

/**
 * Languages that must have every text: one that is missing is a fault. In every other language a missing text is shown in
 * the main one, and the check of the content lists it.
 */
export const completeLanguages: readonly Language[] = ["en", "hi"];
