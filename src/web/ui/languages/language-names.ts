import type { Language } from "#model/languages.ts";

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", hi: "हिन्दी" };
