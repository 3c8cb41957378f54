import { languages, mainLanguage, type Language } from "#model/languages.ts";
import * as en from "./en.ts";
import * as hi from "./hi.ts";

/** The language of a stored or sent tag; the main one where it is missing or not known here. */
export const knownLanguage = (tag: string | null | undefined): Language =>
  languages.find((language) => language === tag) ?? mainLanguage;

/** What the server itself writes, by language: letters, reminders, titles of feeds, and words by which people search. */
export const texts: Readonly<Record<Language, typeof en>> = { en, hi };
