import type { Language } from "#model/languages.ts";

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", hi: "हिन्दी" };
