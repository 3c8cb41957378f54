/* @chunk entry */
import { language } from "#messages/language.ts";
import { languageHeader } from "#contract/language-header.ts";
import { mainLanguage } from "#model/languages.ts";

/**
 * Tells the server the language of the page, in which it names mantras to the person and writes letters. In the build of
 * the main language nothing of it is left.
 */
export const inPageLanguage = (init: RequestInit | undefined): RequestInit =>
  language === mainLanguage
    ? { ...init }
    : { ...init, headers: { ...(init?.headers as Record<string, string>), [languageHeader]: language } };
