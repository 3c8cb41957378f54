import type { Language } from "#model/languages.ts";

/** BCP 47 tag of the language of these messages, for `lang` and for Intl. */
export const language: Language = "en";

/** Ends a sentence that is put together. */
export const fullStop: string = ".";
