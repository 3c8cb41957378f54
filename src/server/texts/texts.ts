import { languages, mainLanguage, type Language } from "#model/languages.ts";
import * as en from "./en.ts";
import * as hi from "./hi.ts";

/** Returns the language of a stored or sent tag, or the main language where the tag is missing or unknown. */
export const knownLanguage = (tag: string | null | undefined): Language =>
  languages.find((language) => language === tag) ?? mainLanguage;

/**
 * The texts that the server itself writes, by language: emails, reminders, titles of feeds, and words by which people
 * search.
 */
export const texts: Readonly<Record<Language, typeof en>> = { en, hi };
