import { languages, mainLanguage, type Language } from "#model/languages.ts";
import { language } from "#messages/language.ts";
import { preferredLanguages } from "../../device/preferred-languages.ts";
import { readStored, stored, writeStored } from "../../device/storage.ts";
import { noteChange } from "../../practice/follow/note-change.ts";

/** The language that a person has chosen, which also follows them (practice/follow/local-fields.ts). */
const CHOSEN = "language";
/** Keeps a choice: a link that was followed, or this page's language where the offer of another one was closed. */
export function keepLanguage(chosen: Language) {
  noteChange(stored, CHOSEN);
  writeStored(CHOSEN, chosen);
}

/**
 * Finds the language in which to offer this page: the one that was chosen on another page; without a choice the
 * browser's, on pages in the main language. Nobody is taken there without asking.
 */
export function offeredLanguage(): Language | undefined {
  const chosen = known(readStored(CHOSEN));
  const wanted = chosen ?? (language === mainLanguage ? preferredLanguages().map(known).find(Boolean) : undefined);
  return wanted === language ? undefined : wanted;
}

/** The language of the site that a tag such as hi-IN names. */
const known = (tag: string | null) => languages.find((each) => each === tag?.split("-")[0]);
