import { languages, mainLanguage, type Language } from "#model/languages.ts";
import { language } from "#messages/language.ts";
import { preferredLanguages } from "../../device/preferred-languages.ts";
import { readStored, stored, writeStored } from "../../device/storage.ts";
import { noteChange } from "../../practice/follow/note-change.ts";

/** The language that a person has chosen, which also follows them (practice/follow/local-fields.ts). */
const CHOSEN = "language";
/** The language whose offer was closed on this device. */
const DECLINED = "language-declined";

/** Keeps a choice. An offer of the other language that was closed before may be made again. */
export function keepLanguage(chosen: Language) {
  noteChange(stored, CHOSEN);
  writeStored(CHOSEN, chosen);
  writeStored(DECLINED, null);
}

/**
 * Finds the language in which to offer this page: the one that was chosen on another page; without a choice the
 * browser's, on pages in the main language. Nobody is taken there without asking.
 */
export function offeredLanguage(): Language | undefined {
  const chosen = known(readStored(CHOSEN));
  const wanted = chosen ?? (language === mainLanguage ? preferredLanguages().map(known).find(Boolean) : undefined);
  return wanted === language || wanted === readStored(DECLINED) ? undefined : wanted;
}

export const declineLanguage = (offered: Language) => void writeStored(DECLINED, offered);

/** The language of the site that a tag such as hi-IN names. */
const known = (tag: string | null) => languages.find((each) => each === tag?.split("-")[0]);
