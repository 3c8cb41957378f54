import { languages, mainLanguage, type Language } from "#model/languages.ts";
import * as en from "./en.ts";
import * as hi from "./hi.ts";

/** What the server itself writes, by language: letters, reminders, and the titles of feeds. */
/** The language of a stored or sent tag; the main one where it is missing or not known here. */
export const knownLanguage = (tag: string | null | undefined): Language =>
  languages.find((language) => language === tag) ?? mainLanguage;

export const texts: Readonly<Record<Language, typeof en>> = { en, hi };
