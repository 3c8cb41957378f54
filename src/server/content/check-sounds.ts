import { mainLanguage, type Language } from "#model/languages.ts";
import type { ContentReader } from "./content-reader.ts";
import { translatedLanguages } from "./translations.ts";

interface Pronounced {
  pronunciation: Record<Language, readonly { sound: string }[]>;
  /** Lines of the text in Devanagari. */
  sanskrit: readonly string[];
}

/** Checks that each sound that the translations explain occurs in the Devanagari of the text. */
export function checkSounds(
  reader: Pick<ContentReader, "fault">,
  file: string,
  { pronunciation, sanskrit }: Pronounced,
) {
  const text = withoutSpaces(sanskrit.join(""));
  for (const language of translatedLanguages) {
    // A text that is not translated is that of the main language, which writes sounds in Latin letters.
    if (pronunciation[language] === pronunciation[mainLanguage]) continue;
    for (const [place, { sound }] of pronunciation[language].entries()) {
      if (!text.includes(withoutSpaces(sound)))
        reader.fault(`${language}/${file}`, `pronunciation.${place}.sound "${sound}" does not occur in the text`);
    }
  }
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, "");
