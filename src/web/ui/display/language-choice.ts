import { languages, mainLanguage, type Language } from "#model/languages.ts";
import { language } from "#messages/language.ts";
import { preferredLanguages } from "../../device/preferred-languages.ts";
import { readStored, stored, writeStored } from "../../device/storage.ts";
import { noteChange } from "../../practice/follow/note-change.ts";

/**
 * The language that a person has chosen is stored under this key. It is also kept in the account
 * (practice/follow/local-fields.ts).
 */
const CHOSEN = "language";
/**
 * Stores a choice: the language of a link that was followed, or this page's language where the offer of another one was
 * closed.
 */
export function keepLanguage(chosen: Language) {
  noteChange(stored, CHOSEN);
  writeStored(CHOSEN, chosen);
}

/**
 * Finds the language in which to offer this page: the one that was chosen on another page, or without a choice that of
 * the browser, on pages in the main language. Nobody is redirected without being asked.
 */
export function offeredLanguage(): Language | undefined {
  const chosen = known(readStored(CHOSEN));
  const wanted = chosen ?? (language === mainLanguage ? preferredLanguages().map(known).find(Boolean) : undefined);
  return wanted === language ? undefined : wanted;
}

/** Returns the language of the site that a tag such as hi-IN names. */
const known = (tag: string | null) => languages.find((each) => each === tag?.split("-")[0]);
