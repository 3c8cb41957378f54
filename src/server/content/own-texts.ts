import type { HymnLanguage } from "#model/hymn.ts";
import { languages, type Language } from "#model/languages.ts";

interface OwnTexts {
  verse: (number: number, spoken: HymnLanguage) => string;
  /** Introduction of a section that has none of its own. */
  section: (section: { verses: string; title: string; description: string }) => string;
  /** Verses by the names of the first and the last, which may be the same. */
  range: (first: string, last: string) => string;
  /** Words of the link under a quotation. */
  chantThisVerse: string;
}

/** Texts that are not written in content/ but made of it. */
export const ownTexts: Readonly<Record<Language, OwnTexts>> = {
  en: {
    verse: (number) => `Verse ${number}`,
    section: ({ verses, title, description }) => `${verses} of ${title}. ${description}.`,
    range: (first, last) => (first === last ? first : `${first} to ${last}`),
    chantThisVerse: "Chant this verse",
  },
  hi: {
    verse: (number, spoken) => `${spoken === "sa" ? "श्लोक" : "पद"} ${number}`,
    section: ({ verses, title, description }) =>
      `${title}: ${verses}। ${description}${/[।?!]$/.test(description) ? "" : "।"}`,
    range: (first, last) => (first === last ? first : `${first} से ${last} तक`),
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
