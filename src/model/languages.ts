/** The BCP 47 tags of the languages of the site. */
export const languages = ["en", "hi"] as const;
export type Language = (typeof languages)[number];

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", hi: "हिन्दी" };

/** The language of addresses without a prefix, and of what is made once for all readers. */
export const mainLanguage = "en" satisfies Language;

/** Returns true for a language that is written in Devanagari, like Sanskrit. */
export const isInDevanagari = (language: Language) => language === "hi";

/** Returns the text before the path of a page in a language: nothing, or `/hi`. */
export const prefixOf = (language: Language) => (language === mainLanguage ? "" : `/${language}`);

/**
 * Returns the address of a page, or of a text of the API, in a language, from its English address: `/` becomes `/hi`,
 * `/deity/shiva` becomes `/hi/deity/shiva`, `/api/deities` becomes `/api/hi/deities`. A query string and an anchor are
 * kept.
 */
export const inLanguage = (language: Language, path: string): string =>
  language === mainLanguage ? path : path.replace(/^(\/api\b)?(\/(?![^?#]))?/, `$1/${language}`);

/** Finds the language of an address, and its English path. It is the opposite of `inLanguage`. */
export function splitLanguage(address: string): { language: Language; path: string } {
  const [, api = "", prefix, rest = ""] = /^(\/api)?\/([a-z]+)($|[/?#].*)/s.exec(address) ?? [];
  const language = languages.find((each) => each === prefix && each !== mainLanguage);
  const isAddress = language !== undefined && (api !== "" || !rest.startsWith("/api/"));
  if (!isAddress) return { language: mainLanguage, path: address };
  return { language, path: api + (api === "" && !rest.startsWith("/") ? `/${rest}` : rest) };
}
