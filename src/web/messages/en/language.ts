import type { Language } from "#model/languages.ts";

/** BCP 47 tag of the language of these messages, for `lang` and for Intl. */
export const language: Language = "en";

/** Ends a sentence that is put together. */
export const fullStop: string = ".";

/** Script in which a single Sanskrit word stands among these messages, as in `sa-Latn`. */
export const wordScript: string = "Latn";

/** True where a name says the same as a text in Devanagari beside it. In Latin letters none does. */
export const isAlike: ((name: string, text: string) => true | undefined) | undefined = undefined;
