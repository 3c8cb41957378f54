import type { HymnLanguage } from "#model/hymn.ts";
import { findAccentFaults } from "./check-accents.ts";
import { findMetreFaults, type MeasuredVerse } from "./check-metre.ts";
import { findPadaFaults, type WrittenVerse } from "./check-padas.ts";
import { findWordFaults, type WordedVerse } from "./check-words.ts";
import { romanize } from "./romanize.ts";

type CheckedVerse = WrittenVerse & WordedVerse & MeasuredVerse;

/** Finds contradictions between the script, accents, words and metre of one mantra or one verse of a hymn. */
export function findVerseFaults(verse: CheckedVerse, language: HymnLanguage = "sa"): string[] {
  return [
    ...findPadaFaults(verse),
    ...findAccentFaults(verse.sanskrit),
    ...findWordFaults(verse, language),
    ...findMetreFaults(verse, language),
    ...findTransliterationFaults(verse),
  ];
}

function findTransliterationFaults({ sanskrit, transliteration }: WrittenVerse): string[] {
  const roman = romanize(sanskrit.join(""));
  const written = transliteration.join("");
  return roman === written ? [] : [`has the transliteration "${written}", but its Devanagari reads "${roman}"`];
}
