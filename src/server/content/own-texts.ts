import type { HymnLanguage } from "#model/hymn.ts";
import { languages, type Language } from "#model/languages.ts";

interface OwnTexts {
  verse: (number: number, spoken: HymnLanguage) => string;
  /** Introduction of a section that has none of its own. */
  section: (section: { first: string; last: string; title: string; description: string }) => string;
  /** Words of the link under a quotation. */
  chantThisVerse: string;
}

/** Texts that are not written in content/ but made of it. */
export const ownTexts: Readonly<Record<Language, OwnTexts>> = {
  en: {
    verse: (number) => `Verse ${number}`,
    section: ({ first, last, title, description }) =>
      `${first === last ? first : `${first} to ${last}`} of ${title}. ${description}.`,
    chantThisVerse: "Chant this verse",
  },
  hi: {
    verse: (number, spoken) => `${spoken === "sa" ? "श्लोक" : "पद"} ${number}`,
    section: ({ first, last, title, description }) =>
      `${title}: ${first === last ? first : `${first} से ${last} तक`}। ${description}${/[।?!]$/.test(description) ? "" : "।"}`,
    chantThisVerse: "इस श्लोक का जप करें",
  },
};

/** The name of a verse that has only a number, in every language. */
export const verseNames = (number: number, spoken: HymnLanguage) =>
  // Object.fromEntries forgets which keys there are.
  Object.fromEntries(languages.map((language) => [language, ownTexts[language].verse(number, spoken)])) as Record<
    Language,
    string
  >;
